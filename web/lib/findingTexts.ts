import i18next from 'i18next';
import { findingCodes } from '../../shared/checks/findingCodes.ts';
import { forbiddenRules } from '../../shared/checks/forbidden/forbiddenRules.ts';
import { applyFix } from '../../shared/checks/fixes/applyFix.ts';
import { exampleOf } from '../../shared/checks/fixes/wordings/exampleOf.ts';
import { avoidableSubjects, type Language } from '../../shared/vocabulary.ts';
import { formatClock } from './format.ts';
import type { Finding } from '../../shared/scripts.schema.ts';

/** The sentence for a finding's code, with its values; a code that this program does not know yet gets a general one. */
export function reasonOf({ code, params }: Finding): string {
  const known = findingCodes.find((one) => one === code);
  if (!known) return i18next.t('findings.other');
  const subject = avoidableSubjects.find((one) => one === params['subject']);
  if (known === 'duration_off')
    return i18next.t('findings.codes.duration_off', { found: clock(params['found']), expected: clock(params['expected']) });
  return i18next.t(
    `findings.codes.${known}`,
    subject ? { ...params, subject: i18next.t(`vocabulary.subjects.${subject}`) } : params,
  );
}

const clock = (seconds: string | number | undefined): string => formatClock(Number(seconds));

/** Why it matters, in one sentence; `null` for a code that this program does not know yet. */
export function whyOf({ code, params }: Finding): string | null {
  const rule = forbiddenRules.find((one) => one === params['rule']);
  if (code === 'phrase_forbidden') return rule ? i18next.t(`findings.forbidden.${rule}`) : null;
  const known = findingCodes.find((one) => one === code);
  return known && known !== 'phrase_forbidden' ? i18next.t(`findings.why.${known}`) : null;
}

/** Where it is, in words; `null` where it concerns the whole script. */
export function locationName({ section, sentence }: Finding): string | null {
  if (section === null) return null;
  return sentence === null ? i18next.t('findings.section', { section }) : i18next.t('findings.sentence', { section, sentence });
}

/** The words that a wording or a fix would have spoken, where it brings any; else an example of some. */
export function suggestionOf(content: string, { code, start, end, fix, wording }: Finding, language: Language): string | null {
  if (wording) return wording.edits.map(({ text }) => text).join(' ');
  if (!fix || start === null || end === null) return exampleOf(code, language);
  if (fix.kind === 'append-ending') return fix.edits.map(({ text }) => text.trim()).join(' ');
  if (fix.kind !== 'split-sentence') return null;
  const edits = fix.edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return applyFix(content.slice(start, end), { edits }).replaceAll('\n', ' ');
}
