import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { findForbidden, isBreathHeldTooLong } from './forbiddenPhrases.ts';
import { locationIn, toFinding } from './toFinding.ts';

/** Nothing that could harm a listener, or that promises what nobody can promise; titles are read too. */
export function checkForbidden({ parsed, sentences, language }: CheckedScript): Finding[] {
  const titles = parsed.sections.flatMap(({ title, start }, index) =>
    findForbidden(title ?? '', language).map(({ rule, text }) =>
      toFinding(
        'phrase_forbidden',
        { section: index + 1, sentence: null, start, end: start + 3 + (title ?? '').length },
        { rule, phrase: text },
      ),
    ),
  );
  const spoken = sentences.flatMap((sentence) => {
    const found = findForbidden(sentence.text, language).map(({ rule, text, start, end }) =>
      toFinding('phrase_forbidden', locationIn(sentence, start, end), { rule, phrase: text }),
    );
    if (found.length > 0 || !isBreathHeldTooLong(sentence, language)) return found;
    return [toFinding('phrase_forbidden', locationIn(sentence), { rule: 'breath-hold', phrase: sentence.text.slice(0, 60) })];
  });
  return [...titles, ...spoken];
}
