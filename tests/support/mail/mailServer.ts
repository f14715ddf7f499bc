import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { waitUntil } from '../waitUntil.ts';

export type ReceivedMail = {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
};

/** What the server answers to the next recipient or mail; `drop` cuts the line, `slow` waits for `release`. */
export type Behaviour = 'take' | 'refuse recipient' | 'busy recipient' | 'refuse mail' | 'drop before yes' | 'slow';

const answer = (code: number, message: string): Error => Object.assign(new Error(message), { responseCode: code });

/** A real SMTP server on a port of its own, which keeps what it takes. It behaves as told, in order, then takes everything. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const script: Behaviour[] = [];
  const released = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      attempts += 1;
      if (script[0] === 'refuse recipient') return done(answer((script.shift(), 550), 'no such mailbox'));
      if (script[0] === 'busy recipient') return done(answer((script.shift(), 451), 'try again later'));
      return done();
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const behaviour = script.shift() ?? 'take';
        if (behaviour === 'refuse mail') return done(answer(554, 'we do not like it'));
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        received.push({ to, ...readMail(Buffer.concat(pieces).toString('utf8')) });
        if (behaviour === 'drop before yes') return sockets.forEach((socket) => socket.destroy());
        if (behaviour === 'slow') return void released.promise.then(() => done());
        return done();
      });
    },
  });
  // A client that goes away in mid-sentence is part of the tests.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(async () => {
    released.resolve();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    behave: (...next: Behaviour[]): void => void script.push(...next),
    release: (): void => released.resolve(),
    /** Waits for the first so many mails. */
    take: async (count: number): Promise<readonly ReceivedMail[]> => {
      await waitUntil(`${count} mails`, () => received.length >= count);
      return received;
    },
  };
}

/** Headers and the two parts of a multipart mail, decoded. */
function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = readHeaders(head);
  const boundary = /boundary="(?<name>[^"]+)"/u.exec(headers['content-type'] ?? '')?.groups?.['name'] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const partOf = (type: string): string => {
    const part = parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '';
    const at = part.indexOf('\r\n\r\n');
    return decode(part.slice(at + 4), readHeaders(part.slice(0, at))['content-transfer-encoding'] ?? '');
  };
  return { headers, raw, text: partOf('text/plain'), html: partOf('text/html') };
}

function readHeaders(head: string): Record<string, string> {
  const lines = head
    .replaceAll(/\r\n[ \t]+/gu, ' ')
    .split('\r\n')
    .filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]),
  );
}

function decode(body: string, encoding: string): string {
  const text = body.replace(/\r\n$/u, '');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return text.replaceAll('\r\n', '\n');
  return fromQuoted(text.replaceAll(/=\r\n/gu, '')).replaceAll('\r\n', '\n');
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=(?<hex>[\dA-F]{2})/gu, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?(?<way>[bq])\?(?<word>[^?]*)\?=/giu, (_all, way: string, word: string) =>
      way.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : fromQuoted(word.replaceAll('_', ' ')),
    );
