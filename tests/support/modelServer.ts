import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './model/answer.ts';
import { Control, type Behaviour, type Dialect, type Purpose } from './model/behaviour.ts';
import { speakers } from './model/dialect.ts';
import { outlineText } from './model/outlineText.ts';
import { createPlausibleText } from './model/plausibleText.ts';
import { ChatRequest, readAsk } from './model/readAsk.ts';
import { sendJson } from './model/sendJson.ts';

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

type TextWriter = { readonly name: string; readonly write: ReturnType<typeof createPlausibleText>; prerendered: number };

/** A stand-in for a model's service: a real server on a local port that speaks the real protocol, and every error of it. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: Recorded[] = [];
  const fresh = {
    queue: [] as Behaviour[],
    always: { kind: 'write' } as Behaviour,
    dialect: options.dialect ?? 'openai',
    lengthError: options.lengthError ?? 0,
  };
  let state = { ...fresh };
  let fromFile = { text: '', control: {} as Control, queue: [] as Behaviour[] };
  const writers = new Map<string, TextWriter>();

  function readControl(): void {
    if (options.controlFile === undefined) return;
    const text = readFileSync(options.controlFile, 'utf8');
    if (text === fromFile.text) return;
    const control = Control.parse(JSON.parse(text));
    fromFile = { text, control, queue: [...(control.queue ?? [])] };
  }
  function choose(purpose: Purpose): Behaviour {
    for (const queue of [fromFile.queue, state.queue]) {
      const index = queue.findIndex((one) => one.for === undefined || one.for === purpose);
      const [found] = index === -1 ? [] : queue.splice(index, 1);
      if (found) return found;
    }
    return fromFile.control.always ?? state.always;
  }
  function writerFor(authorization: string | undefined): TextWriter {
    const name = options.seed === undefined ? '' : `${options.seed}/${authorization ?? ''}`;
    const writer = writers.get(name) ?? { name, write: createPlausibleText(), prerendered: 0 };
    writers.set(name, writer);
    return writer;
  }
  function paintError(writer: TextWriter): number {
    const error = fromFile.control.lengthError ?? state.lengthError;
    if (typeof error === 'number') return error;
    writer.prerendered += 1;
    // Spread evenly over the range, the same from run to run; each key begins elsewhere.
    const start = writer.name === '' ? 0 : createHash('sha256').update(writer.name).digest().readUInt32BE() / 2 ** 32;
    return error[0] + (error[1] - error[0]) * ((start + writer.prerendered * 0.618_033_988_75) % 1);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += String(piece);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return sendJson(response, 404, { error: { message: 'Not found', type: 'invalid_request_error' } });
    const read = ChatRequest.safeParse(JSON.parse(text));
    if (!read.success) return sendJson(response, 400, { error: { message: read.error.message, type: 'invalid_request_error' } });
    readControl();
    const ask = readAsk(read.data);
    const recorded: Recorded = {
      purpose: ask.purpose,
      body: read.data,
      authorization: request.headers.authorization,
      at: performance.now(),
      brokenOff: false,
    };
    requests.push(recorded);
    response.on('close', () => (recorded.brokenOff = !response.writableFinished));
    const speaker = speakers[fromFile.control.dialect ?? state.dialect];
    if (speaker.needsKey && !recorded.authorization)
      return sendJson(response, 401, {
        error: { message: "You didn't provide an API key.", type: 'invalid_request_error', code: null },
      });
    let behaviour = choose(ask.purpose);
    if (behaviour.kind === 'status') return sendJson(response, behaviour.status, behaviour.body, behaviour.headers);
    if (behaviour.kind === 'refuse-option') {
      if (behaviour.option in read.data)
        return sendJson(response, 400, {
          error: {
            message: `Unsupported parameter: '${behaviour.option}' is not supported with this model.`,
            type: 'invalid_request_error',
            param: behaviour.option,
            code: 'unsupported_parameter',
          },
        });
      behaviour = { kind: 'write' };
    }
    const writer = writerFor(recorded.authorization);
    const error = behaviour.kind === 'write' && behaviour.error !== undefined ? behaviour.error : paintError(writer);
    const said = ask.purpose === 'outline' ? outlineText(ask) : writer.write(ask, error);
    await answer({
      response,
      request: read.data,
      behaviour,
      speaker,
      text: said,
      dripMilliseconds: options.dripMilliseconds ?? 10,
    });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // An error of the stand-in itself must not look like one of the provider's.
      process.stderr.write(`The model server failed: ${String(error)}\n`);
      response.destroy();
    });
  });
  // On a busy machine the usual five seconds pass between two calls, and the connection would close under the second one.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server has one.
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    next: (...behaviours) => void state.queue.push(...behaviours),
    always: (behaviour) => void (state.always = behaviour),
    speak: (dialect) => void (state.dialect = dialect),
    missLengthBy: (error) => void (state.lengthError = error),
    reset: () => {
      requests.length = 0;
      state = { ...fresh, queue: [] };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
