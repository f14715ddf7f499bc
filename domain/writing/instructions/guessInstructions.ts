import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { instructions, type Instruction, type Language } from '../../../shared/vocabulary.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { InstructionSigns } from './InstructionSigns.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { plainWords } from '../../../shared/asked/plainWords.ts';

/** The texts of a request that may say how it is to be written. */
export type AskedTexts = Pick<GenerateBody, 'language'> &
  Partial<Pick<GenerateBody, 'goal' | 'audience' | 'description' | 'personalization' | 'additionalInstructions'>>;

/** Its texts in plain words, each prepared before. */
export const plainTextsOf = (
  { goal, audience, description, personalization, additionalInstructions }: AskedTexts,
  prepare = (text: string): string => text,
): string[] =>
  [goal, audience, description, personalization, additionalInstructions].map((text) => plainWords(prepare(text ?? '')));

const signsOf: Readonly<Record<Language, InstructionSigns>> = { en, de, fr, es, it, pt };
const compile = (language: Language) =>
  instructions.map((instruction) => ({ instruction, says: new RegExp(` (?:${signsOf[language][instruction]}) `, 'u') }));
const compiled = new Map<Language, ReturnType<typeof compile>>();

function compiledOf(language: Language): ReturnType<typeof compile> {
  const ready = compiled.get(language) ?? compile(language);
  compiled.set(language, ready);
  return ready;
}

/** Two positions of one body: who names both leaves it open. */
const exclusive: readonly (readonly [Instruction, Instruction])[] = [['sitting', 'lying']];

/** How a script is to be written and spoken, as the texts say it. */
export function guessInstructions(asked: AskedTexts): Instruction[] {
  const texts = plainTextsOf(asked);
  const found = new Set(
    compiledOf(asked.language).flatMap(({ instruction, says }) => (texts.some((text) => says.test(text)) ? [instruction] : [])),
  );
  for (const [one, other] of exclusive)
    if (found.has(one) && found.has(other)) {
      found.delete(one);
      found.delete(other);
    }
  return instructions.filter((one) => found.has(one));
}
