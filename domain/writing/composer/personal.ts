import type { Assignment } from '../writer.ts';
import type { Drawing } from './Drawing.ts';

/** Times that a script calls its listener by name at most (design: writing, "The composer"). */
const mostNames = 4;
const longestQuote = 120;

/** The person's goal as it may be quoted: one line of plain words, or nothing. */
export function quotableGoal(goal: string | undefined): string | null {
  if (!goal || /https?:|www\.|\{|\[|#|</u.test(goal)) return null;
  const plain = goal
    .replaceAll(/["“”„«»‹›*_`~|\\]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![.!?…,;:])[.!?…,;:]+$/u, '');
  return plain.length < 3 || plain.length > longestQuote ? null : plain;
}

export function callByName(drawing: Drawing, { request }: Assignment): void {
  const name = request.listenerName?.trim();
  if (!name || drawing.memory.named >= mostNames) return;
  if (drawing.sayFrame('frame.name', 'name', name)) drawing.memory.named += 1;
}

export function quoteGoal(drawing: Drawing, { request }: Assignment): void {
  const goal = quotableGoal(request.goal);
  if (goal) drawing.sayFrame('frame.goal', 'goal', goal, true);
}
