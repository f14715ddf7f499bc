import type { Section } from '../../shared/scripts.schema.ts';
import type { Drafted } from './draftSection.ts';
import { GiveUpError } from './faults.ts';
import { mendSection } from './mendSection.ts';
import { mendText, type MendedText } from './mendText.ts';
import type { Checked } from './writer.ts';

/** An error keeps its message and not its class on its way out of a thread: a refusal is a value here. */
export type Outcome<T> = { readonly done: T } | { readonly refused: string };

export const mendTextTask = ({ saved, checked }: { readonly saved: readonly Section[]; readonly checked: Checked }) =>
  catchRefusal((): MendedText => mendText(saved, checked));

export const mendSectionTask = ({ content, section, checked }: SectionToMend) =>
  catchRefusal((): Drafted => mendSection(content, section, checked));

export type SectionToMend = { readonly content: string; readonly section: Drafted; readonly checked: Checked };

function catchRefusal<T>(mend: () => T): Outcome<T> {
  try {
    return { done: mend() };
  } catch (error) {
    if (error instanceof GiveUpError) return { refused: error.message };
    throw error;
  }
}
