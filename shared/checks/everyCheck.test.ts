import { expect, test } from 'vitest';
import { detectLanguage } from '../../tests/support/detectLanguage.ts';
import { handmadeTexts, type HandmadeText } from '../../tests/support/handmadeTexts.ts';
import { clockFor, timeScript } from '../markup/clock.ts';
import { parseScript } from '../markup/parseScript.ts';
import type { MendKind } from '../scripts.schema.ts';
import { languages, type Language } from '../vocabulary.ts';
import type { ScriptToCheck } from './CheckedScript.ts';
import { checkScript } from './checkScript.ts';
import { findingCodes, type FindingCode } from './findingCodes.ts';
import { applyMend } from './mends/applyMend.ts';
import { readForChecks, runChecks } from './runChecks.ts';

function handmade(language: Language, changed: Partial<ScriptToCheck> = {}): ScriptToCheck {
  const { address, whole } = handmadeTexts[language];
  const facts = { language, type: 'hypnosis', theme: 'confidence' } as const;
  return {
    ...facts,
    content: whole,
    address,
    durationSeconds: timeScript(parseScript(changed.content ?? whole), clockFor(facts)).totalSeconds,
    kinds: ['pretalk', 'emergence'],
    detectLanguage,
    ...changed,
  };
}

/** Sentences put at the end of the first section. */
const withSentences = ({ whole }: HandmadeText, ...sentences: readonly string[]): string =>
  whole.replace('\n\n## ', `\n${sentences.join('\n')}\n\n## `);
const after = (language: Language): Language => languages[(languages.indexOf(language) + 1) % languages.length] ?? 'en';

type Fault = {
  readonly bring: (text: HandmadeText, language: Language) => Partial<ScriptToCheck> | null;
  readonly mend: MendKind | null;
};

/** One fault for each code, and what mends it. */
const faults: Readonly<Record<FindingCode, Fault>> = {
  section_count: { bring: ({ whole }) => ({ content: whole.replace(/\n## .*\n/u, '') }), mend: null },
  section_untitled: { bring: ({ whole }) => ({ content: whole.replace(/^## .*\n/u, ''), kinds: [] }), mend: 'move-title' },
  section_empty: {
    bring: ({ whole }) => ({ content: whole.replace('\n\n## ', '\n\n## Ah\n\n## '), kinds: [] }),
    mend: 'delete-title',
  },
  section_order: { bring: () => ({ kinds: ['induction', 'emergence'] }), mend: null },
  marker_range: { bring: ({ whole }) => ({ content: whole.replace('[pause:6]', '[pause:45]') }), mend: 'clamp-pause' },
  marker_form: { bring: ({ whole }) => ({ content: whole.replace('[pause:6]', '[pause 6 s]') }), mend: 'set-marker' },
  marker_orphan: { bring: ({ whole }) => ({ content: whole.replace('[pause:6]', '[pause:6] [pause:2]') }), mend: 'delete-pause' },
  marker_last: { bring: ({ whole }) => ({ content: `${whole} [pause:4]` }), mend: 'delete-pause' },
  language_other: {
    bring: ({ whole }, language) => ({
      content: handmadeTexts[after(language)].whole.split('\n\n## ')[0] + whole.slice(whole.indexOf('\n\n## ')),
    }),
    mend: null,
  },
  address_mixed: {
    bring: (text) => (text.otherAddress === null ? null : { content: withSentences(text, text.otherAddress) }),
    mend: 'delete-sentence',
  },
  phrase_forbidden: { bring: (text) => ({ content: withSentences(text, text.forbidden) }), mend: 'delete-sentence' },
  leftover: { bring: (text) => ({ content: withSentences(text, text.preamble) }), mend: 'delete-leftover' },
  ending_not_alert: { bring: ({ whole }) => ({ content: whole.slice(0, whole.lastIndexOf('\n')) }), mend: 'append-ending' },
  duration_off: { bring: () => ({ durationSeconds: 120 }), mend: 'resize-pauses' },
  sentence_repeated: {
    bring: (text) => ({ content: withSentences(text, text.whole.split('\n')[4] ?? '') }),
    mend: 'delete-sentence',
  },
  phrases_repeated: { bring: (text) => ({ content: withSentences(text, text.whole.split('\n')[4] ?? '') }), mend: null },
  opening_frequent: { bring: (text) => ({ content: withSentences(text, ...text.sameOpening) }), mend: null },
  negations_frequent: { bring: (text) => ({ content: withSentences(text, ...text.negations) }), mend: null },
  sentences_short_or_long: {
    bring: (text) => ({ content: withSentences(text, ...text.short, ...text.short, ...text.short, ...text.short) }),
    mend: null,
  },
  sentence_long: { bring: (text) => ({ content: withSentences(text, text.long) }), mend: 'split-sentence' },
  readability_low: { bring: (text) => ({ content: withSentences(text, ...Array<string>(10).fill(text.heavy)) }), mend: null },
};

const cases = languages.flatMap((language) => findingCodes.map((code) => ({ language, code })));
const codesOf = (script: ScriptToCheck): string[] => runChecks(readForChecks(script)).map(({ code }) => code);
const times = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

test.each(languages)('%s: a script without faults passes every check', (language) => {
  expect(checkScript(handmade(language))).toEqual([]);
});

test.each(cases)('$language: $code is found at its place, and mended where it can be', ({ language, code }) => {
  const { bring, mend } = faults[code];
  const change = bring(handmadeTexts[language], language);
  // English knows one form of address.
  if (!change) return;
  const script = handmade(language, change);
  const finding = checkScript(script).find((one) => one.code === code);
  expect(finding).toMatchObject({ code, mend: mend === null ? null : { kind: mend } });
  if (!finding?.mend) return;
  const before = codesOf(script);
  const mended = codesOf({ ...script, content: applyMend(script.content, finding.mend), durationSeconds: null });
  expect(times(mended, code)).toBeLessThan(times(before, code));
  expect(checkScript({ ...script, content: applyMend(script.content, finding.mend), durationSeconds: null })).toEqual([]);
});
