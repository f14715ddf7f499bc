import type { Draft, WritingTask } from '../../domain/generations/writingTask.ts';

/** What earlier attempts have settled on: of a new script the script's own, of one that is written again the generation's. */
export type Begun = {
  readonly writer: Draft['writer'] | null;
  readonly seed: string | null;
  readonly outline: Draft['outline'];
  readonly memory: unknown;
};

const nothing: Begun = { writer: null, seed: null, outline: [], memory: undefined };

export const readBegun = ({ scope, draft, writer, seed, outline, outlineMemory }: WritingTask): Begun =>
  scope === null ? { writer, seed, outline, memory: outlineMemory } : (draft ?? nothing);
