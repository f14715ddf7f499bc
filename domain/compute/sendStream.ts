import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** A task that writes into a port; see `ThreadPool.stream`. */
export type SendTask<Input> = (given: { readonly input: Input; readonly port: MessagePort }) => Promise<void>;

/** Bytes that may be under way to the reader: more than an hour's PDF has, so that a slow reader of one keeps no thread. */
const windowBytes = 256 * 1024;
/** Bytes of one message; writers give many small pieces. */
const pieceBytes = 32 * 1024;

/** On a thread: sends a stream to its `PortReader`, and waits where that one has too much unread. Ends early where it goes. */
export async function sendStream(source: Readable, port: MessagePort): Promise<void> {
  let unread = 0;
  let isGone = false;
  port.on('message', (taken: number) => {
    unread -= taken;
  });
  port.once('close', () => {
    isGone = true;
    source.destroy();
  });
  let held: Buffer[] = [];
  let heldBytes = 0;
  const post = async (): Promise<void> => {
    if (heldBytes === 0) return;
    // A copy of its own, so that the memory goes over and is not copied twice.
    const piece = new Uint8Array(Buffer.concat(held));
    held = [];
    heldBytes = 0;
    unread += piece.byteLength;
    port.postMessage(piece, [piece.buffer]);
    while (unread > windowBytes && !isGone) await Promise.race([once(port, 'message'), once(port, 'close')]);
  };
  try {
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk);
      held.push(bytes);
      heldBytes += bytes.byteLength;
      if (heldBytes >= pieceBytes) await post();
    }
    await post();
    if (!isGone) port.postMessage(null);
  } catch (error) {
    // Whoever was to have it has gone: that it is not finished is what was asked for.
    if (!isGone) throw error;
  } finally {
    port.close();
  }
}
