import { findForbidden } from '../../../shared/checks/forbiddenPhrases.ts';
import type { Language } from '../../../shared/vocabulary.ts';

/** Longest sentence, in words, that is spoken on one breath (design: writing, "Checks"). */
const maxSentenceWords = 28;

/** Why a sentence cannot be spoken as it stands. */
export function findUnfit(text: string, language: Language): string[] {
  const why: string[] = [];
  if (!/[.!?…]["”»“]?$/u.test(text)) why.push('does not end as a sentence');
  if (/[[\]#*_<>]|\n| {2}|'|"|\.\.\./u.test(text)) why.push('a mark that is not spoken, or typewriter quotes');
  if (text.split(/\s+/u).length > maxSentenceWords) why.push(`more than ${maxSentenceWords} words`);
  if (/[.!?]\s+\p{Lu}/u.test(text)) why.push('more than one sentence');
  if (/\{(?!name\}|goal\})/u.test(text)) why.push('an unknown slot');
  for (const { rule, text: words } of findForbidden(text, language)) why.push(`forbidden (${rule}, “${words}”)`);
  if (language === 'es' && text.endsWith('?') && !text.includes('¿')) why.push('a question without its opening mark');
  return why;
}
