import i18next from 'i18next';
import { findingCodes } from '../../shared/checks/findingCodes.ts';
import { applyMend } from '../../shared/checks/mends/applyMend.ts';
import type { Finding } from '../../shared/scripts.schema.ts';

/** The sentence for a finding's code, with its values; a code that this program does not know yet gets a general one. */
export function reasonOf({ code, params }: Finding): string {
  const known = findingCodes.find((one) => one === code);
  return known ? i18next.t(`findings.codes.${known}`, params) : i18next.t('findings.other');
}

/** Where it is, in words; `null` where it concerns the whole script. */
export function placeName({ section, sentence }: Finding): string | null {
  if (section === null) return null;
  return sentence === null ? i18next.t('findings.section', { section }) : i18next.t('findings.sentence', { section, sentence });
}

/** The words that a mend would have spoken, where it brings any. */
export function suggestionOf(content: string, { start, end, mend }: Finding): string | null {
  if (!mend || start === null || end === null) return null;
  if (mend.kind === 'append-ending') return mend.edits.map(({ text }) => text.trim()).join(' ');
  if (mend.kind !== 'split-sentence') return null;
  const edits = mend.edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return applyMend(content.slice(start, end), { edits }).replaceAll('\n', ' ');
}
