import { parseScript } from '../../../shared/markup/parseScript.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';

/** A location in the text that somebody asked to see: part of a sentence, or a section by its title. */
export type TextLocation = {
  readonly section: number;
  readonly mark: { readonly sentence: number; readonly from: number; readonly to: number } | null;
  /** Gives the focus back to where it came from. */
  readonly leave: () => void;
};

/** Where a finding is, as the page shows it; a pause is shown by the sentence before it. */
export function locationOf(script: Script, { section, sentence, start, end }: Finding, leave: () => void): TextLocation | null {
  if (section === null) return null;
  const found = sentence === null ? undefined : parseScript(script.content).sections[section - 1]?.sentences[sentence - 1];
  if (!found || sentence === null) return { section, mark: null, leave };
  const from = Math.max(0, (start ?? found.start) - found.start);
  const to = Math.min(found.text.length, (end ?? found.end) - found.start);
  return { section, mark: from < to ? { sentence, from, to } : { sentence, from: 0, to: found.text.length }, leave };
}
