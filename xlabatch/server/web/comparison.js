// Compares an answer from the shared batch with the same request run alone, token by token. Knows no document.

import { visible, whole } from "./elements.js";

// Compare the positions so far; once `done`, all positions of the longer answer.
export function compare(together, alone, done) {
  const compared = done ? Math.max(together.tokens.length, alone.tokens.length) : alone.tokens.length;
  const total = done ? compared : Math.max(together.tokens.length, compared);
  const result = { alone, done, compared, total, tokens: 0, logprobs: 0, digests: 0, first: null };
  for (let position = 0; position < compared; position++) {
    const [a, b] = [together.tokens[position], alone.tokens[position]];
    const equal = { tokens: a?.id === b?.id, logprobs: a?.logprob === b?.logprob, digests: a?.digest === b?.digest };
    for (const name of Object.keys(equal)) result[name] += equal[name];
    if (result.first === null && !Object.values(equal).every(Boolean)) result.first = position;
  }
  result.sameFinish = !done || together.finish === alone.finish;
  result.equal = result.first === null && result.sameFinish;
  return result;
}

// Put the result for one answer into words.
export function resultText(together, result) {
  const count = `${whole(result.tokens)} of ${whole(result.total)} tokens equal`;
  if (result.alone.finish === "error") return `It failed alone: ${result.alone.reason}`;
  if (result.first !== null) return `${count}. ${differenceText(together, result)}`;
  if (!result.sameFinish) return `${count}, but it ended with ${together.finish} together and ${result.alone.finish} alone.`;
  return `${count}, and so are ${result.done ? "all" : "their"} log-probabilities and digests of logits`;
}

function differenceText(together, result) {
  const [a, b] = [together.tokens[result.first], result.alone.tokens[result.first]];
  const where = `At token ${result.first + 1}`;
  if (a?.id !== b?.id) return `${where}: ${tokenText(a)} together, ${tokenText(b)} alone.`;
  if (a.logprob !== b.logprob) return `${where} the log-probability is ${a.logprob} together, ${b.logprob} alone.`;
  return `${where} the digest of the logits is ${a.digest} together, ${b.digest} alone.`;
}

export const tokenText = (token) => (token ? `“${visible(token.text)}” (id ${token.id})` : "no token");
