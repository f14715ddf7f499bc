import { withholder } from '../withheld/withholder.ts';
import type { Asked } from './Asked.ts';
import type { PhrasePicker } from './PhrasePicker.ts';

/** Times that a script calls its listener by name at most (design: writing, "The composer"). */
const maxNames = 4;
const maxQuote = 120;

/** The person's goal as it may be quoted: one line of plain words, or nothing. */
export function quotableGoal(goal: string | undefined): string | null {
  if (!goal || /https?:|www\.|\{|\[|#|</u.test(goal)) return null;
  const plain = goal
    .replaceAll(/["“”„«»‹›*_`~|\\]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![.!?…,;:])[.!?…,;:]+$/u, '');
  return plain.length < 3 || plain.length > maxQuote ? null : plain;
}

export function callByName(picker: PhrasePicker, { request }: Asked): void {
  if (request.instructions?.includes('no-name')) return;
  const name = request.listenerName?.trim();
  if (!name || picker.memory.named >= maxNames) return;
  if (picker.sayFrame('frame.name', 'name', name)) picker.memory.named += 1;
}

/** A goal that names what is to be avoided is kept to, and not quoted. */
export function quoteGoal(picker: PhrasePicker, { request, avoidance }: Asked): void {
  const goal = quotableGoal(request.goal);
  if (goal && !avoidance.holds(goal) && withholder(request)(goal) === null) picker.sayFrame('frame.goal', 'goal', goal, true);
}
