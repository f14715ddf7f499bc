import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type RawConnection = {
  readonly socket: Socket;
  /** All that has come so far. */
  readonly text: () => string;
  /** How many answers, interim ones left out. */
  readonly answers: () => number;
  /** Resolves with all that came, once it fits. */
  readonly until: (fits: (text: string) => boolean) => Promise<string>;
  /** Resolves once the server has closed its side, or the connection is gone. */
  readonly closed: Promise<{ readonly isReset: boolean }>;
};

/** Plain TCP to the API, for requests that no client would send. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let text = '';
  const waiting = new Set<() => void>();
  const { promise: closed, resolve } = Promise.withResolvers<{ readonly isReset: boolean }>();
  socket.setEncoding('latin1').on('data', (part) => {
    text += String(part);
    for (const look of waiting) look();
  });
  // What is written after the server has gone is refused by the system; it counts only if the answer was lost by it.
  socket.on('error', () => resolve({ isReset: true }));
  socket.once('end', () => resolve({ isReset: false }));
  await new Promise<void>((connected) => socket.once('connect', connected));
  return {
    socket,
    text: () => text,
    answers: () => [...text.matchAll(/^HTTP\/1\.1 [2-5]\d\d /gmu)].length,
    until: (fits) =>
      new Promise((seen, fail) => {
        const look = (): void => {
          if (!fits(text)) return;
          waiting.delete(look);
          seen(text);
        };
        waiting.add(look);
        void closed.then(() => (fits(text) ? seen(text) : fail(new Error(`it ended with: ${text}`))));
        look();
      }),
    closed,
  };
}

/** The head of a request of our own page. */
export const requestHead = (line: string, headers: Readonly<Record<string, string | number>>): string =>
  [
    `${line} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Sec-Fetch-Site: same-origin',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
