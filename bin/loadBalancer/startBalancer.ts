import { Agent, createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type BalancerOptions = {
  readonly port: number;
  readonly host: string;
  /** Where the API's processes are now. */
  readonly findTargets: () => Promise<readonly Target[]>;
  /** Proxies in front of this one, as in `TRUST_PROXY_HOPS`. */
  readonly hopsBefore: number;
};
export type Target = { readonly address: string; readonly port: number };
export type Balancer = { readonly port: number; readonly stop: () => Promise<void> };

/** Longer than whoever stands in front keeps an idle connection. */
const keepAliveMs = 90_000;
const connectMs = 2000;
/** Each request has a connection of its own: an idle one that the API closes just then would lose the request. */
const agent = new Agent({ keepAlive: false });

/**
 * Passes each request and each live feed to one of the API's processes in turn; one that cannot be reached is passed over. The
 * API is given one `X-Forwarded-For` with the visitor's address, whatever came, so that it can trust exactly one hop.
 */
export async function startBalancer({ port, host, findTargets, hopsBefore }: BalancerOptions): Promise<Balancer> {
  let turn = 0;
  const inTurn = async (): Promise<readonly Target[]> => {
    const targets = await findTargets().catch(() => []);
    turn += 1;
    return targets.map((_target, index) => targets[(index + turn) % targets.length]).filter((target) => target !== undefined);
  };
  const server = createServer((asked, answer) => {
    void inTurn().then((targets) => pass(asked, answer, targets, headersFor(asked, hopsBefore)));
  });
  server.keepAliveTimeout = keepAliveMs;
  const feeds = new Set<Duplex>();
  server.on('upgrade', (asked, client, head) => {
    feeds.add(client);
    client.on('close', () => feeds.delete(client)).on('error', () => client.destroy());
    void inTurn().then((targets) => passFeed(asked, client, head, targets, headersFor(asked, hopsBefore)));
  });
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      for (const feed of feeds) feed.destroy();
      await closed;
    },
  };
}

/** What came, with the visitor's own address and nothing else about the way here. */
function headersFor(asked: IncomingMessage, hopsBefore: number): IncomingHttpHeaders {
  const { 'x-forwarded-for': way, 'x-forwarded-host': name, 'x-forwarded-proto': scheme, ...headers } = asked.headers;
  const peer = asked.socket.remoteAddress ?? '';
  if (hopsBefore === 0) return { ...headers, 'x-forwarded-for': peer, 'x-forwarded-proto': 'http' };
  const listed = [way ?? []]
    .flat()
    .join(',')
    .split(',')
    .flatMap((one) => one.trim() || []);
  return {
    ...headers,
    'x-forwarded-for': listed.slice(-hopsBefore)[0] ?? peer,
    ...(scheme !== undefined && { 'x-forwarded-proto': scheme }),
    ...(name !== undefined && { 'x-forwarded-host': name }),
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, targets: readonly Target[], headers: IncomingHttpHeaders): void {
  const [target, ...others] = targets;
  if (!target) return refuse(answer);
  let isConnected = false;
  const { method, url: path } = asked;
  const asking = request({ ...toOptions(target), method, path, headers, agent });
  asking.setTimeout(connectMs, () => void (isConnected || asking.destroy(new Error('no connection in time'))));
  asking.on('socket', (socket: Socket) =>
    socket.once('connect', () => {
      isConnected = true;
      asking.setTimeout(0);
      asked.pipe(asking);
    }),
  );
  asking.on('response', (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.statusMessage, answered.headers);
    answered.on('error', () => answer.destroy()).pipe(answer);
  });
  asking.on('error', () => {
    // Nothing was sent yet: another process may do it. Later on nobody knows what was done.
    if (!isConnected && !answer.destroyed) pass(asked, answer, others, headers);
    else if (answer.headersSent) answer.destroy();
    else refuse(answer);
  });
  answer.on('close', () => void (answer.writableFinished || asking.destroy()));
  return undefined;
}

function passFeed(
  asked: IncomingMessage,
  client: Duplex,
  head: Buffer,
  targets: readonly Target[],
  headers: IncomingHttpHeaders,
): void {
  const [target, ...others] = targets;
  if (!target || client.destroyed) return void client.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
  const { address: host, port } = target;
  let isConnected = false;
  const upstream = connect({ host, port, timeout: connectMs }, () => {
    isConnected = true;
    upstream.setTimeout(0);
    const lines = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`));
    upstream.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
  });
  upstream.on('timeout', () => upstream.destroy(new Error('no connection in time')));
  upstream.on('error', () => (isConnected ? client.destroy() : passFeed(asked, client, head, others, headers)));
  upstream.on('close', () => void (isConnected && client.destroy()));
  client.on('close', () => upstream.destroy());
  return undefined;
}

const toOptions = ({ address, port }: Target) => ({ host: address, port });

function refuse(answer: ServerResponse): void {
  answer.writeHead(503, { 'retry-after': '3', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  answer.end('Stillpoint is not available just now. Please try again in a moment.\n');
}
