import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { answer } from './model/answer.ts';
import type { Behaviour, Dialect, Purpose } from './model/behaviour.ts';
import { speakers } from './model/dialect.ts';
import { ChatRequest, readAsk } from './model/readAsk.ts';
import { sendJson } from './model/sendJson.ts';
import { steerModel, type Steering } from './model/steerModel.ts';

export type Recorded = {
  readonly purpose: Purpose;
  readonly body: ChatRequest;
  readonly authorization: string | undefined;
  readonly at: number;
  /** Whether the client went away before the answer was whole. */
  brokenOff: boolean;
};

export type ModelServerOptions = {
  readonly port?: number;
  readonly dialect?: Dialect;
  readonly lengthError?: number | readonly [number, number];
  /**
   * Each key is a writer of its own: the same seed and key give the same texts and errors, whoever else asks meanwhile.
   * Without a seed all share one, which goes on from request to request.
   */
  readonly seed?: string;
  /** A `Control` as JSON, read again at each request; it comes before everything else, so that another process can steer. */
  readonly controlFile?: string;
  /** Between two pieces of a `drip`. */
  readonly dripMilliseconds?: number;
};

export type ModelServer = {
  /** To be used as base URL; ends in /v1. */
  readonly url: string;
  readonly requests: Recorded[];
  /** The next requests, each used up by the first it fits; after them plausible text. */
  readonly next: (...behaviours: Behaviour[]) => void;
  /** What is done where nothing is queued. */
  readonly always: (behaviour: Behaviour) => void;
  readonly speak: (dialect: Dialect) => void;
  readonly missLengthBy: (error: number | readonly [number, number]) => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

/** A stand-in for a model's service: a real server on a local port that speaks the real protocol, and every error of it. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: Recorded[] = [];
  const steering = steerModel(options);
  const server = createServer((request, response) => {
    handle(request, response, { requests, steering, dripMilliseconds: options.dripMilliseconds ?? 10 }).catch(
      (error: unknown) => {
        // An error of the stand-in itself must not look like one of the provider's.
        process.stderr.write(`The model server failed: ${String(error)}\n`);
        response.destroy();
      },
    );
  });
  // On a busy machine the usual five seconds pass between two calls, and the connection would close under the second one.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server has one.
  const { next, always, speak, missLengthBy } = steering;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    next,
    always,
    speak,
    missLengthBy,
    reset: () => {
      requests.length = 0;
      steering.reset();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Handling = { readonly requests: Recorded[]; readonly steering: Steering; readonly dripMilliseconds: number };

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { requests, steering, dripMilliseconds }: Handling,
): Promise<void> {
  const text = await readText(request);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return sendJson(response, 404, { error: { message: 'Not found', type: 'invalid_request_error' } });
  const read = ChatRequest.safeParse(JSON.parse(text));
  if (!read.success) return sendJson(response, 400, { error: { message: read.error.message, type: 'invalid_request_error' } });
  steering.readControl();
  const ask = readAsk(read.data);
  const { authorization } = request.headers;
  const recorded: Recorded = { purpose: ask.purpose, body: read.data, authorization, at: performance.now(), brokenOff: false };
  requests.push(recorded);
  response.on('close', () => (recorded.brokenOff = !response.writableFinished));
  const speaker = speakers[steering.dialect()];
  if (speaker.needsKey && !authorization)
    return sendJson(response, 401, {
      error: { message: "You didn't provide an API key.", type: 'invalid_request_error', code: null },
    });
  const chosen = steering.choose(ask.purpose);
  if (chosen.kind === 'status') return sendJson(response, chosen.status, chosen.body, chosen.headers);
  if (chosen.kind === 'refuse-option' && chosen.option in read.data) return refuseOption(response, chosen.option);
  const behaviour: Exclude<Behaviour, { kind: 'status' | 'refuse-option' }> =
    chosen.kind === 'refuse-option' ? { kind: 'write' } : chosen;
  const error = behaviour.kind === 'write' ? behaviour.error : undefined;
  await answer({
    response,
    request: read.data,
    behaviour,
    speaker,
    text: steering.write(ask, authorization, error),
    dripMilliseconds,
  });
}

function refuseOption(response: ServerResponse, option: string): void {
  sendJson(response, 400, {
    error: {
      message: `Unsupported parameter: '${option}' is not supported with this model.`,
      type: 'invalid_request_error',
      param: option,
      code: 'unsupported_parameter',
    },
  });
}
