import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { waitUntil } from './waitUntil.ts';

export type HeldAnswers = {
  readonly url: string;
  /** From now on the database's answer to a statement with these words is held back. */
  readonly hold: (words: string) => void;
  /** Waits until one is. */
  readonly held: () => Promise<unknown>;
  readonly release: () => void;
};

/** A way to the database on which an answer can be held back: what it says was true when it was asked. */
export async function startHeldAnswers(databaseUrl: string): Promise<HeldAnswers> {
  const target = new URL(databaseUrl);
  let words: string | null = null;
  const waiting = new Map<Socket, Buffer[]>();
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port || 5432) });
    near
      .on('error', () => far.destroy())
      .on('close', () => far.destroy())
      .on('data', (piece) => {
        if (words !== null && piece.includes(words)) waiting.set(near, []);
        far.write(piece);
      });
    far
      .on('error', () => near.destroy())
      .on('close', () => near.destroy())
      .on('data', (piece) => {
        const held = waiting.get(near);
        if (held) held.push(piece);
        else near.write(piece);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const release = (): void => {
    words = null;
    for (const [near, pieces] of waiting) for (const piece of pieces) near.write(piece);
    waiting.clear();
  };
  onTestFinished(release);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hold: (some) => {
      words = some;
    },
    held: () => waitUntil('an answer to be held back', () => [...waiting.values()].some((pieces) => pieces.length > 0)),
    release,
  };
}
