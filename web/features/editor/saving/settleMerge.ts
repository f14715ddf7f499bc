import type { Passage } from './mergeTexts.ts';

/** What is kept of a conflict: one reading, or both, mine first. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The text that a merge comes to. `choices` are those of its conflicts, in their order; without one both readings stay. */
export function settleMerge(passages: readonly Passage[], choices: readonly Choice[]): string {
  let conflict = -1;
  return passages
    .flatMap((passage) => {
      if (passage.kind === 'agreed') return passage.lines;
      conflict += 1;
      const choice = choices[conflict] ?? 'both';
      if (choice === 'both') return [...passage.mine, ...passage.theirs];
      return passage[choice];
    })
    .join('\n');
}
