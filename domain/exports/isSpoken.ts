import { spokenWords } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';

/** Whether a text has a word to say. It reads as far as the first one: sentences never go over a line's end. */
export const isSpoken = (content: string): boolean => content.split(/[\r\n]/u).some((line) => spokenWords(parseScript(line)) > 0);
