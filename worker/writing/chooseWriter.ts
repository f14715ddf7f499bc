import type { Writer } from '../../domain/writing/writer.ts';

/** What one writer began, it ends; else the preferred one begins. */
export function chooseWriter(writers: readonly Writer[], begun: Writer['name'] | null): Writer {
  const writer = writers.find(({ name }) => name === begun) ?? writers[0];
  if (!writer) throw new Error('no writer is set up');
  return writer;
}
