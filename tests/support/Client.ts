import { ErrorAnswer } from '../../shared/error.schema.ts';
import { errorStatus, type ErrorCode } from '../../shared/errorCodes.ts';
import type { AnswerOf, GivenBodyOf, GivenQueryOf, ParamsOf, Route } from '../../shared/route.ts';
import { sendRequest, type Reply } from './sendRequest.ts';

type Headers = Readonly<Record<string, string>>;
type Optional<K extends string, T> = [T] extends [undefined] ? object : { readonly [key in K]: T };
export type Given<R extends Route> = Optional<'params', ParamsOf<R>> &
  Optional<'body', GivenBodyOf<R>> & {
    readonly query?: GivenQueryOf<R>;
    readonly file?: Loose['file'];
    readonly key?: string;
    readonly headers?: Headers;
  };
export type Refusal = ErrorAnswer['error'] & { readonly headers: Reply['headers'] };
type Loose = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: { readonly type: string; readonly bytes: Buffer };
  readonly key?: string;
  readonly headers?: Headers;
};

/** A browser, as far as the server can tell: it keeps its cookies and says where it comes from. */
export class Client {
  readonly url: string;
  readonly #always: Headers;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, always: Headers = {}) {
    this.url = url;
    this.#always = always;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser with a copy of this one's cookies. */
  copy(): Client {
    const other = new Client(this.url, this.#always);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  async send(
    method: string,
    path: string,
    { body, headers = {} }: { readonly body?: string | Buffer; readonly headers?: Headers } = {},
  ): Promise<Reply> {
    const cookie = this.cookie;
    const reply = await sendRequest(this.url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.#always,
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    for (const line of reply.headers['set-cookie'] ?? []) this.#keep(line);
    return reply;
  }

  /** Calls a declared route, whatever it answers. What is sent is not checked here: that is the server's work. */
  async try(route: Route, { params = {}, query = {}, body, file, key, headers = {} }: Loose = {}): Promise<Reply> {
    const path = route.path.replaceAll(/:(\w+)/gu, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return this.send(route.method, search ? `${path}?${search}` : path, {
      headers: {
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(file && { 'content-type': file.type }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file && { body: file.bytes }),
    });
  }

  /** Calls a route that must answer as declared, and gives its answer. */
  async call<const R extends Route>(route: R, given: Given<NoInfer<R>>): Promise<AnswerOf<R>> {
    const reply = await this.try(route, given as Loose);
    const [status, schema] = Object.entries(route.answers)[0] ?? [];
    if (String(reply.status) !== status) throw new Error(`${route.method} ${route.path} answered ${reply.status}: ${reply.text}`);
    return (schema ? schema.parse(JSON.parse(reply.text)) : undefined) as AnswerOf<R>;
  }

  /** Calls a route that must refuse with this code, in the one form that errors have. */
  async refused(code: ErrorCode, route: Route, given: Loose = {}): Promise<Refusal> {
    return readRefusal(code, await this.try(route, given));
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/u);
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const isGone = attributes.some(
      (attribute) => /^expires=/iu.test(attribute) && new Date(attribute.slice(8)).getTime() <= Date.now(),
    );
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}

function readRefusal(code: ErrorCode, reply: Reply): Refusal {
  const error = reply.status < 400 ? null : ErrorAnswer.parse(JSON.parse(reply.text)).error;
  const isAsDeclared =
    error?.code === code && reply.status === errorStatus[code] && error.requestId === reply.headers['x-request-id'];
  if (!error || !isAsDeclared) throw new Error(`wanted the refusal ${code}, got ${reply.status}: ${reply.text}`);
  return { ...error, headers: reply.headers };
}
