import * as z from 'zod';
import { sectionKinds, type SectionKind } from '../../../../shared/vocabulary.ts';
import { kindGuide } from '../prompts/kindGuide.ts';

/** What a section is to do for this listener, and its images: English, for prompts only, never spoken. */
export type SectionNote = { readonly goal: string; readonly images: readonly string[] };

/** By kind, not by position: a person may reorder an outline before it is written. */
export type Notes = Readonly<Partial<Record<SectionKind, SectionNote>>>;

const Memory = z.object({
  notes: z.partialRecord(
    z.enum(sectionKinds),
    z.object({ goal: z.string().max(400), images: z.array(z.string().max(120)).max(6) }),
  ),
});

/**
 * The notes that were saved with an outline. Another writer's memory, or none, gives none.
 */
export function readNotes(memory: unknown): Notes | null {
  const read = Memory.safeParse(memory);
  return read.success ? read.data.notes : null;
}

export const noteOf = (notes: Notes, kind: SectionKind): SectionNote => notes[kind] ?? { goal: kindGuide[kind].goal, images: [] };
