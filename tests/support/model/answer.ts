import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import type { Speaker, Usage } from './dialect.ts';
import type { ChatRequest } from './readAsk.ts';
import { sendJson } from './sendJson.ts';

export type Answering = {
  readonly response: ServerResponse;
  readonly request: ChatRequest;
  readonly behaviour: Exclude<Behaviour, { kind: 'status' | 'refuse-option' }>;
  readonly speaker: Speaker;
  /** What is said where the behaviour does not say otherwise. */
  readonly text: string;
  readonly dripMilliseconds: number;
};

/** Answers one request that was neither refused nor answered by a status. */
export async function answer(answering: Answering): Promise<void> {
  const { response, request, behaviour, speaker, text } = answering;
  switch (behaviour.kind) {
    case 'stall-headers':
      return;
    case 'json-error':
      return sendJson(response, 200, { error: { message: 'Something went wrong upstream', type: 'upstream_error', code: 503 } });
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
      return;
    case 'context-overflow':
      if ('status' in speaker.overflow) return sendJson(response, speaker.overflow.status, speaker.overflow.body);
      beginStream(response);
      response.end(speaker.overflow.inStream);
      return;
    case 'whole':
      return sendWhole(answering, text, 'stop');
    case 'say':
      if (!request.stream) return sendWhole(answering, behaviour.text, behaviour.finish ?? 'stop');
      break;
    default:
      if (!request.stream) return sendWhole(answering, text, 'stop');
  }
  beginStream(response);
  await stream(answering);
}

/** What there is to say a stream with. */
type Stream = {
  readonly send: (lines: string) => void;
  /** In pieces of a few letters, with so many milliseconds between them, until the client has gone. */
  readonly say: (what: string, pause?: number) => Promise<void>;
  readonly end: (finish: string, said?: string) => void;
};

function streamOf({ response, request, speaker, text }: Answering): Stream {
  const { model } = request;
  const send = (lines: string): void => {
    if (lines !== '') response.write(lines);
  };
  return {
    send,
    say: async (what, pause = 0) => {
      for (const piece of what.match(/[\s\S]{1,24}/gu) ?? []) {
        if (response.destroyed) return;
        send(speaker.text(model, piece));
        if (pause > 0) await wait(pause);
      }
    },
    end: (finish, said = text) =>
      void response.end(speaker.end(model, finish, request.stream_options?.include_usage ? usageOf(request, said) : null)),
  };
}

async function stream(answering: Answering): Promise<void> {
  const { response, request, behaviour, speaker, text, dripMilliseconds } = answering;
  const { model } = request;
  const streaming = streamOf(answering);
  const { send, say, end } = streaming;
  send(speaker.begin(model));
  switch (behaviour.kind) {
    case 'write':
      await say(text);
      return end('stop');
    case 'say':
      await say(behaviour.text);
      return behaviour.finish === null ? void response.end() : end(behaviour.finish ?? 'stop', behaviour.text);
    case 'stall-first':
      return;
    case 'stall-after-end':
      await say(text);
      return send(speaker.end(model, 'stop', null).replace('data: [DONE]', ': open'));
    case 'drip':
      while (!response.destroyed) await say(text, dripMilliseconds);
      return;
    case 'endless':
      while (!response.destroyed) {
        await say(`${text}\n`);
        await wait(1);
      }
      return;
    case 'refusal':
      send(speaker.refusal(model, 'I’m sorry, I can’t help with that.'));
      return end('stop', '');
    case 'empty':
      return end('stop', '');
    default:
      return breakOff(answering, streaming);
  }
}

/** Says half of the text, and goes wrong there. */
async function breakOff({ response, request, behaviour, speaker, text }: Answering, { say, end }: Stream): Promise<void> {
  const half = text.slice(0, Math.floor(text.length * 0.55));
  await say(half);
  switch (behaviour.kind) {
    case 'stall-middle':
      return;
    case 'no-finish':
      return void response.end();
    case 'reset':
      // What was written must have left before the socket goes.
      await wait(20);
      return void response.socket?.resetAndDestroy();
    case 'error-chunk':
      return void response.end(speaker.fail(request.model));
    case 'length':
      return end('length', half);
    case 'cut-as-stop':
      return end('stop', half);
    case 'content-filter':
      return end('content_filter', half);
    case 'malformed':
      return void response.end('data: {"choices":[{"delta":{"content":\n\n');
    default:
      throw new Error(`${behaviour.kind} is no way of streaming.`);
  }
}

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
}

function sendWhole({ response, request }: Answering, content: string, finish: string): void {
  const message = { role: 'assistant', content, refusal: null };
  sendJson(response, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: usageOf(request, content),
  });
}

/** About four characters a token. */
function usageOf({ messages }: ChatRequest, said: string): Usage {
  const prompt = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
  const completion = Math.ceil(said.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
