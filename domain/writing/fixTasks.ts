import type { Section } from '../../shared/scripts.schema.ts';
import type { Drafted } from './draftSection.ts';
import { GiveUpError } from './failures.ts';
import { fixSection } from './fixSection.ts';
import { fixText, type FixedText } from './fixText.ts';
import type { Checked } from './writer.ts';

/** An error keeps its message and not its class on its way out of a thread: a refusal is a value here. */
export type Outcome<T> = { readonly done: T } | { readonly refused: string };

export const fixTextTask = ({ saved, checked }: { readonly saved: readonly Section[]; readonly checked: Checked }) =>
  catchRefusal((): FixedText => fixText(saved, checked));

export const fixSectionTask = ({ content, section, checked }: SectionToFix) =>
  catchRefusal((): Drafted => fixSection(content, section, checked));

export type SectionToFix = { readonly content: string; readonly section: Drafted; readonly checked: Checked };

function catchRefusal<T>(fix: () => T): Outcome<T> {
  try {
    return { done: fix() };
  } catch (error) {
    if (error instanceof GiveUpError) return { refused: error.message };
    throw error;
  }
}
