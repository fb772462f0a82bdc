// OpenAI's client for JavaScript and the AI SDK: text, streams, tools, structured output, models and errors.

import assert from "node:assert/strict";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateObject, generateText, stepCountIs, streamText, tool } from "ai";
import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";

const ASK = { model: "stories", messages: [{ role: "user", content: "Tell me a story." }], temperature: 0 };
const Weather = z.object({ city: z.enum(["Paris", "Rome"]), sunny: z.boolean() });
const City = z.object({ city: z.enum(["Paris", "Rome"]) });
const client = new OpenAI({ maxRetries: 0, timeout: 60_000 });

async function openaiStreams() {
  const complete = await client.chat.completions.create({ ...ASK, max_tokens: 20 });
  const options = { stream: true, stream_options: { include_usage: true } };
  const stream = await client.chat.completions.create({ ...ASK, ...options, max_tokens: 20 });
  let text = "";
  let usage;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? "";
    usage = chunk.usage ?? usage;
  }
  assert.ok(text);
  assert.equal(text, complete.choices[0].message.content);
  const { prompt_tokens_details, ...counts } = complete.usage; // the second prompt may be cached
  assert.deepEqual({ ...usage, prompt_tokens_details }, { ...counts, prompt_tokens_details });
}

async function openaiParses() {
  const response_format = zodResponseFormat(Weather, "weather");
  const parsed = await client.chat.completions.parse({ ...ASK, max_tokens: 100, response_format });
  Weather.parse(parsed.choices[0].message.parsed);
}

async function openaiRunsATool() {
  const cities = [];
  const tools = [
    {
      type: "function",
      function: {
        name: "get_weather",
        parameters: z.toJSONSchema(City),
        parse: (text) => City.parse(JSON.parse(text)),
        function: ({ city }) => cities.push(city),
      },
    },
  ];
  const tool_choice = { type: "function", function: { name: "get_weather" } }; // ends after the call
  const runner = client.chat.completions.runTools({ ...ASK, max_tokens: 200, stream: true, tools, tool_choice });
  await runner.done();
  assert.equal(cities.length, 1);
}

async function openaiListsAndRefuses() {
  const models = await client.models.list();
  assert.deepEqual(models.data.map((each) => each.id), ["stories"]);
  const prompt = { model: "stories", prompt: ["Once", "One day"], n: 2, max_tokens: 5 };
  assert.equal((await client.completions.create(prompt)).choices.length, 4);
  await assert.rejects(client.completions.create({ ...prompt, max_tokens: 1e6 }), (error) => {
    assert.ok(error instanceof OpenAI.BadRequestError);
    assert.equal(error.code, "context_length_exceeded");
    return true;
  });
}

async function aiSdkStreams(model) {
  const ask = { model, prompt: "Tell me a story.", temperature: 0, maxOutputTokens: 20, maxRetries: 0 };
  const complete = await generateText(ask);
  const stream = streamText(ask);
  let text = "";
  for await (const part of stream.textStream) text += part;
  assert.ok(text);
  assert.equal(text, complete.text);
  assert.equal((await stream.usage).outputTokens, complete.usage.outputTokens);
  assert.equal(complete.usage.outputTokens, 20);
}

async function aiSdkGeneratesAnObject(model) {
  const ask = { model, prompt: "The weather?", temperature: 0, maxOutputTokens: 100, maxRetries: 0 };
  Weather.parse((await generateObject({ ...ask, schema: Weather })).object);
}

async function aiSdkCallsATool(model) {
  const execute = async ({ city }) => `sunny in ${city}`;
  const tools = { get_weather: tool({ description: "The weather.", inputSchema: City, execute }) };
  const result = await generateText({
    model,
    tools,
    prompt: "The weather?",
    temperature: 0,
    maxOutputTokens: 200,
    maxRetries: 0,
    stopWhen: stepCountIs(2),
    prepareStep: ({ stepNumber }) => ({ toolChoice: stepNumber === 0 ? "required" : "none" }),
  });
  assert.equal(result.steps.length, 2);
  const { toolName, output } = result.steps[0].toolResults[0];
  assert.equal(toolName, "get_weather");
  assert.match(output, /^sunny in (Paris|Rome)$/);
  assert.ok(result.text);
}

async function openaiResponds() {
  const ask = { model: "stories", input: "Tell me a story.", temperature: 0, max_output_tokens: 40 };
  const response = await client.responses.create(ask);
  assert.ok(response.output_text);
  let text = "";
  let last;
  for await (const event of await client.responses.create({ ...ask, stream: true })) {
    if (event.type === "response.output_text.delta") text += event.delta;
    last = event;
  }
  assert.equal(text, response.output_text);
  assert.equal(last.response.status, response.status);
  const more = await client.responses.create({ ...ask, input: "And?", previous_response_id: response.id });
  assert.ok(more.output_text);
  const stored = await client.responses.retrieve(response.id);
  assert.deepEqual(stored.output, response.output);
  await client.responses.delete(response.id);
  await assert.rejects(client.responses.retrieve(response.id), OpenAI.NotFoundError);
}

await openaiStreams();
await openaiParses();
await openaiRunsATool();
await openaiListsAndRefuses();
await openaiResponds();
const baseURL = process.env.OPENAI_BASE_URL;
for (const supportsStructuredOutputs of [true, false]) {
  const provider = { name: "xlabatch", baseURL, includeUsage: true, supportsStructuredOutputs };
  const model = createOpenAICompatible(provider)("stories");
  if (supportsStructuredOutputs) await aiSdkGeneratesAnObject(model); // otherwise any JSON may come
  await aiSdkStreams(model);
  await aiSdkCallsATool(model);
}
