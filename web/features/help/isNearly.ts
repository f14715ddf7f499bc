/** In shorter words one error makes another word of it. */
const minLength = 5;

/** Whether `word` begins with what was typed, but for one error: a letter too many, too few, or another, or two that changed places. */
export function isNearly(typed: string, word: string): boolean {
  if (typed.length < minLength) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const goesOn = (inWord: number, inTyped: number): boolean => word.startsWith(typed.slice(inTyped), inWord);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return goesOn(at + 1, at + 1) || goesOn(at + 1, at) || goesOn(at, at + 1) || (isSwapped && goesOn(at + 2, at + 2));
}
