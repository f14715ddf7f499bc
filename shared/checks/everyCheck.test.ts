import { expect, test } from 'vitest';
import { detectLanguage } from '../../tests/support/detectLanguage.ts';
import { handmadeTexts, type HandmadeText } from '../../tests/support/handmadeTexts.ts';
import { clockFor, timeScript } from '../markup/clock.ts';
import { parseScript } from '../markup/parseScript.ts';
import type { FixKind } from '../scripts.schema.ts';
import { findAvoidedIn } from '../subjects/findAvoidedIn.ts';
import { subjectsByLanguage } from '../subjects/subjectsByLanguage.ts';
import { languages, type Language } from '../vocabulary.ts';
import type { ScriptToCheck } from './CheckedScript.ts';
import { checkScript } from './checkScript.ts';
import { findingCodes, type FindingCode } from './findingCodes.ts';
import { applyFix } from './fixes/applyFix.ts';
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

/** A sentence in which a train is named by its parts only. */
const trains: Readonly<Record<Language, string>> = {
  en: 'Far away a carriage rolls over the rails and is gone.',
  fr: 'Au loin un wagon roule sur ses rails et disparaît.',
  es: 'A lo lejos un vagón pasa sobre los rieles y se pierde.',
  de: 'In der Ferne rollt ein Waggon über die Gleise davon.',
  it: 'In lontananza un vagone scorre sui binari e scompare.',
  pt: 'Ao longe um vagão passa sobre os trilhos e some.',
};

type Fault = {
  readonly bring: (text: HandmadeText, language: Language) => Partial<ScriptToCheck> | null;
  readonly fix: FixKind | null;
};

/** One error for each code, and what fixes it. */
const errors: Readonly<Record<FindingCode, Fault>> = {
  section_count: { bring: ({ whole }) => ({ content: whole.replace(/\n## .*\n/u, '') }), fix: null },
  section_untitled: { bring: ({ whole }) => ({ content: whole.replace(/^## .*\n/u, ''), kinds: [] }), fix: 'move-title' },
  section_empty: {
    bring: ({ whole }) => ({ content: whole.replace('\n\n## ', '\n\n## Ah\n\n## '), kinds: [] }),
    fix: 'delete-title',
  },
  section_order: { bring: () => ({ kinds: ['induction', 'emergence'] }), fix: null },
  marker_range: { bring: ({ whole }) => ({ content: whole.replace('[pause:6]', '[pause:45]') }), fix: 'clamp-pause' },
  marker_form: { bring: ({ whole }) => ({ content: whole.replace('[pause:6]', '[pause 6 s]') }), fix: 'set-marker' },
  marker_orphan: { bring: ({ whole }) => ({ content: whole.replace('[pause:6]', '[pause:6] [pause:2]') }), fix: 'delete-pause' },
  marker_last: { bring: ({ whole }) => ({ content: `${whole} [pause:4]` }), fix: 'delete-pause' },
  language_other: {
    bring: ({ whole }, language) => ({
      content: handmadeTexts[after(language)].whole.split('\n\n## ')[0] + whole.slice(whole.indexOf('\n\n## ')),
    }),
    fix: null,
  },
  address_mixed: {
    bring: (text) => (text.otherAddress === null ? null : { content: withSentences(text, text.otherAddress) }),
    fix: 'delete-sentence',
  },
  phrase_forbidden: { bring: (text) => ({ content: withSentences(text, text.forbidden) }), fix: 'delete-sentence' },
  line_withheld: {
    bring: (text) => ({
      content: withSentences(text, text.forbidden),
      findWithheld: (one) => (one === text.forbidden ? 'waking' : null),
    }),
    fix: 'delete-sentence',
  },
  leftover: { bring: (text) => ({ content: withSentences(text, text.preamble) }), fix: 'delete-leftover' },
  ending_not_alert: { bring: ({ whole }) => ({ content: whole.slice(0, whole.lastIndexOf('\n')) }), fix: 'append-ending' },
  duration_off: { bring: () => ({ durationSeconds: 120 }), fix: 'resize-pauses' },
  subject_avoided: {
    bring: (text, language) => ({
      content: withSentences(text, trains[language]),
      findAvoided: findAvoidedIn({ language, avoidSubjects: ['train'] }, subjectsByLanguage[language]),
    }),
    fix: 'delete-sentence',
  },
  sentence_repeated: {
    bring: (text) => ({ content: withSentences(text, text.whole.split('\n')[4] ?? '') }),
    fix: 'delete-sentence',
  },
  phrases_repeated: { bring: (text) => ({ content: withSentences(text, text.whole.split('\n')[4] ?? '') }), fix: null },
  opening_frequent: { bring: (text) => ({ content: withSentences(text, ...text.sameOpening) }), fix: null },
  negations_frequent: { bring: (text) => ({ content: withSentences(text, ...text.negations) }), fix: null },
  sentences_short_or_long: {
    bring: (text) => ({ content: withSentences(text, ...text.short, ...text.short, ...text.short, ...text.short) }),
    fix: null,
  },
  sentence_long: { bring: (text) => ({ content: withSentences(text, text.long) }), fix: 'split-sentence' },
  readability_low: { bring: (text) => ({ content: withSentences(text, ...Array<string>(10).fill(text.heavy)) }), fix: null },
};

const cases = languages.flatMap((language) => findingCodes.map((code) => ({ language, code })));
const codesOf = (script: ScriptToCheck): string[] => runChecks(readForChecks(script)).map(({ code }) => code);
const times = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

test.each(languages)('%s: a script without errors passes every check', (language) => {
  expect(checkScript(handmade(language))).toEqual([]);
});

test.each(cases)('$language: $code is found at its place, and fixed where it can be', ({ language, code }) => {
  const { bring, fix } = errors[code];
  const change = bring(handmadeTexts[language], language);
  // English knows one form of address.
  if (!change) return;
  const script = handmade(language, change);
  const finding = checkScript(script).find((one) => one.code === code);
  expect(finding).toMatchObject({ code, fix: fix === null ? null : { kind: fix } });
  if (!finding?.fix) return;
  // What is left out can be said another way; only what nobody said in the first place has no words.
  expect(finding.wording?.kind, code).toBe(fix === 'delete-sentence' ? 'reword-sentence' : undefined);
  if (finding.wording)
    expect(checkScript({ ...script, content: applyFix(script.content, finding.wording), durationSeconds: null })).toEqual([]);
  const before = codesOf(script);
  const fixed = codesOf({ ...script, content: applyFix(script.content, finding.fix), durationSeconds: null });
  expect(times(fixed, code)).toBeLessThan(times(before, code));
  expect(checkScript({ ...script, content: applyFix(script.content, finding.fix), durationSeconds: null })).toEqual([]);
});
