import type { GenerateBody } from '../../shared/generations.schema.ts';
import { normalizeText } from '../../shared/normalizeText.ts';
import { languages } from '../../shared/vocabulary.ts';
import { AppError } from '../AppError.ts';
import { crisisStems, ordinaryTurns } from './crisis.lexicon.ts';
import { findHelpLines } from './helpLines.ts';

/** What of a request is read: its words. */
type Asked = Pick<GenerateBody, 'language' | 'forPractice'> &
  Partial<Pick<GenerateBody, 'title' | 'description' | 'goal' | 'audience' | 'personalization' | 'additionalInstructions'>>;

/**
 * A request that speaks of self-harm is answered with help, charges nothing and is kept nowhere. People write in
 * whatever language they feel in, so every lexicon is asked. A practitioner may go on, having seen the help lines.
 */
export function checkForCrisis(body: Asked, acceptLanguage: string | undefined): void {
  if (body.forPractice === true || !speaksOfCrisis(body)) return;
  throw new AppError('CRISIS_HELP', 'the request speaks of self-harm', {
    details: { ...findHelpLines(acceptLanguage, body.language) },
  });
}

function speaksOfCrisis(body: Asked): boolean {
  const said = plain(
    [body.title, body.description, body.goal, body.audience, body.personalization, body.additionalInstructions]
      .filter(Boolean)
      .join('\n'),
  );
  const text = ordinaryTurns.reduce((rest, turn) => rest.replaceAll(` ${turn}`, ' …'), said);
  return anyStem.test(text);
}

/** The stems of all languages, of letters, spaces and hyphens, at the beginning of a word: one look at a text in place of hundreds. */
const anyStem = new RegExp(` (?:${languages.flatMap((language) => crisisStems[language]).join('|')})`, 'u');

/**
 * Lower case without accents, one space between words and one before the first. Apostrophes are read both ways, for
 * they stand inside English words (`don't`) and between French and Italian ones (`l'automutilation`).
 */
const plain = (text: string): string => {
  const letters = normalizeText(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [letters.replaceAll(/['’]/gu, ''), letters].map((one) => ` ${one.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')}`).join(' ');
};
