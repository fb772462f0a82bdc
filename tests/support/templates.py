"""Chat templates of well-known families, and one with what transformers adds to Jinja."""

TEMPLATES = {
    "chatml": "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + "
    "'<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' "
    "}}{% endif %}",
    "llama 3": "{% set loop_messages = messages %}{% for message in loop_messages %}{% set content = "
    "'<|start_header_id|>' + message['role'] + '<|end_header_id|>\n\n'+ message['content'] | trim "
    "+ '<|eot_id|>' %}{% if loop.index0 == 0 %}{% set content = bos_token + content %}{% endif "
    "%}{{ content }}{% endfor %}{% if add_generation_prompt %}{{ "
    "'<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}",
    "gemma": "{{ bos_token }}{% for message in messages %}{% if (message['role'] == 'user') != (loop.index0 "
    "% 2 == 0) %}{{ raise_exception('roles must alternate') }}{% endif %}{% if (message['role'] == "
    "'assistant') %}{% set role = 'model' %}{% else %}{% set role = message['role'] %}{% endif "
    "%}{{ '<start_of_turn>' + role + '\n' + message['content'] | trim + '<end_of_turn>\n' }}{% "
    "endfor %}{% if add_generation_prompt %}{{'<start_of_turn>model\n'}}{% endif %}",
    "mistral": "{%- set loop_messages = messages %}{%- set ns = namespace() %}{%- set ns.index = 0 %}{{- "
    "bos_token }}{%- for message in loop_messages %}{%- if message['role'] == 'user' %}{%- set "
    "ns.index = ns.index + 1 %}{{- '[INST] ' + message['content'] + '[/INST]' }}{%- else %}{{- ' ' "
    "+ message['content']|trim + eos_token }}{%- endif %}{%- endfor %}{{- ns.index }}",
    "phi 3": "{% for message in messages %}{% if message['role'] == 'system' %}{{'<|system|>\n' + "
    "message['content'] + '<|end|>\n'}}{% elif message['role'] == 'user' %}{{'<|user|>\n' + "
    "message['content'] + '<|end|>\n'}}{% elif message['role'] == 'assistant' "
    "%}{{'<|assistant|>\n' + message['content'] + '<|end|>\n'}}{% endif %}{% endfor %}{% if "
    "add_generation_prompt %}{{ '<|assistant|>\n' }}{% else %}{{ eos_token }}{% endif %}",
    "tools and times": "{%- macro line(m) -%}{{ m.role }}={{ m | tojson(indent=2) }}{%- endmacro -%}"
    "{% for m in messages %}{{ line(m) }}{% if loop.last %}{% break %}{% endif %}{% endfor %}"
    "{{ tools is none }}{{ strftime_now('%Y') }}{% generation %}x{% endgeneration %}",
}
