import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { sendStream, type SendTask } from '../../domain/compute/sendStream.ts';

/** Work for the threads of a test. */
export const echo = <T>(value: T): T => value;

export const neverEnds = (): never => {
  for (;;);
};

export const eatsMemory = (): number => {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, index) => index + all.length));
};

export const fails = (message: string): never => {
  throw new Error(message);
};

/** Over when the shared number is no longer 0. */
export const waitsFor = async (shared: Int32Array<SharedArrayBuffer>): Promise<string> => {
  while (Atomics.load(shared, 0) === 0) await sleep(5);
  return 'done';
};

export type Pieces = {
  readonly count: number;
  readonly bytes: number;
  readonly given: Int32Array<SharedArrayBuffer>;
  readonly failAt?: number;
};

/** Sends pieces of a size, and counts in `given` how many were made; the second number of it says that the source was ended. */
export const sendPieces: SendTask<Pieces> = async ({ input: { count, bytes, given, failAt }, port }) => {
  const source = Readable.from(
    (async function* pieces() {
      for (let index = 0; index < count; index += 1) {
        if (index === failAt) throw new Error('the source failed');
        Atomics.add(given, 0, 1);
        yield Buffer.alloc(bytes, index % 256);
        await sleep(0);
      }
    })(),
  );
  source.once('close', () => Atomics.store(given, 1, 1));
  await sendStream(source, port);
};
