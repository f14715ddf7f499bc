import { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** What `sendStream` says: bytes, or `null` at the end. What it is told is how many bytes were taken. */
export type Piece = Uint8Array<ArrayBuffer> | null;

/** Reads what `sendStream` sends from a thread. Whoever destroys it ends the sending. */
export class PortReader extends Readable {
  /** Resolves with the first bytes; rejects where none came. */
  readonly begun: Promise<void>;
  readonly #port: MessagePort;
  /** Bytes that came while nobody asked for more: they are acknowledged when somebody does. */
  #unread = 0;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    this.begun = new Promise((resolve, reject) => {
      this.once('error', reject);
      this.once('close', () => reject(new Error('nothing was sent')));
      port.once('message', () => resolve());
    });
    // Whoever does not wait for the beginning hears of an error from the stream itself.
    this.begun.catch(() => undefined);
    port.on('message', (piece: Piece) => this.#take(piece));
  }

  override _read(): void {
    if (this.#unread === 0) return;
    this.#port.postMessage(this.#unread);
    this.#unread = 0;
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  #take(piece: Piece): void {
    if (this.destroyed) return;
    if (piece === null) {
      this.push(null);
      return;
    }
    if (this.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))) this.#port.postMessage(piece.byteLength);
    else this.#unread += piece.byteLength;
  }
}
