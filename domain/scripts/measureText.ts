import { clockFor, spokenWords, timeScript, type ClockSettings } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { Text } from './scripts.queries.ts';

/** A text with its words and its timing by a reading speed. */
export function measureText(
  content: string,
  facts: ClockSettings & { readonly readingSpeed: number },
): Pick<Text, 'content' | 'words' | 'timing' | 'readingSpeed'> {
  const parsed = parseScript(content);
  return {
    content,
    words: spokenWords(parsed),
    timing: content === '' ? null : timeScript(parsed, clockFor(facts)),
    readingSpeed: facts.readingSpeed,
  };
}
