import type { Language } from '../../../../shared/vocabulary.ts';
import { languageGuide } from './languageGuide.ts';

/** Models keep to a number of sentences better than to a number of words; the range of words holds their length. */
export function lengthLine(language: Language, sentences: number, characters: number): string {
  const words = characters / languageGuide[language].charactersPerWord;
  return `Length: ${sentences} sentences, ${Math.round(words * 0.95)} to ${Math.round(words * 1.05)} words in all.`;
}

export const outputRules = [
  'Answer with the words to be spoken and nothing else: one sentence a line, an empty line after every three to five sentences.',
  'No title, heading, number, list, markdown, bracket, brace or comment. No pauses and no marks for them: they are added later.',
].join('\n');
