import { isEndingAsleep } from '../isEndingAsleep.ts';
import type { Finding } from '../scripts.schema.ts';
import type { Language } from '../vocabulary.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { foldText } from './foldText.ts';
import { toFinding, everywhere } from './toFinding.ts';

/** Words by which a sentence says that the listener is awake, folded. "À présent" is "now", and says nothing of the kind. */
const alertWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:awake|alert|clear-headed|fully (?:here|present|back)|wide-eyed)\b/,
  fr: /\b(?:eveil(?:le(?:e)?s?)?|reveille(?:e)?s?|alertes?|lucides?|(?<!\ba )presente?s?)\b/,
  es: /\b(?:despiert\w+|despertado|alertas?|lucid\w+)\b/,
  de: /\b(?:(?:hell|voll)?wach(?:e[mnrs]?|heit)?|aufgewacht|aufmerksam\w*|gegenwartig\w*)\b/,
  it: /\b(?:svegli[oaei]?|risvegliat[oaie]|vigil[ei]|veglia|dest[oaie]|lucid\w+|all'erta)\b/,
  pt: /\b(?:despert\w+|alertas?|acordad[oa]s?|lucid\w+)\b/,
};

/**
 * Hypnosis ends alert, unless it leads into sleep: its last section says so in its second half. Before that the words
 * announce the waking, and do not yet wake.
 */
export function checkEnding({ type, theme, endsAsleep, kinds, parsed, language }: CheckedScript): Finding[] {
  if (type !== 'hypnosis' || isEndingAsleep({ theme, endsAsleep })) return [];
  const last = parsed.sections.at(-1);
  const isEmergence = kinds.length === 0 || kinds.at(-1) === 'emergence';
  const end = (last?.sentences ?? []).slice(Math.floor((last?.sentences.length ?? 0) / 2));
  if (isEmergence && end.some(({ text }) => alertWords[language].test(foldText(text)))) return [];
  const location = last ? { section: parsed.sections.length, sentence: null, start: last.start, end: last.end } : everywhere;
  return [toFinding('ending_not_alert', location)];
}
