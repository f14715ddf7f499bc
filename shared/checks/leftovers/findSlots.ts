import type { TextSpan } from './TextSpan.ts';

/** Slots, and how a stage direction begins. */
const openings = (): RegExp =>
  /\{[^}\n]*\}?|\[(?!\s*pause\b)[^\]\n]*\]?|\(\s*(?:(?:long|short|longue|courte|lange|kurze)\s+)?(?:pausen?|pausa|silence|silencio|silenzio|silêncio|stille)\b/giu;

/**
 * Square brackets that are no pause, and stage directions: instructions to the reader. A direction that its line does not
 * close is none; where the next bracket and the next line are is looked up once for all that begin before them.
 */
export function findSlots(text: string): TextSpan[] {
  const nextBracket = lookAhead(text, ')');
  const nextLine = lookAhead(text, '\n');
  const slots: TextSpan[] = [];
  const opening = openings();
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    if (found[0].startsWith('(')) {
      const close = nextBracket(opening.lastIndex);
      if (close === Infinity || nextLine(opening.lastIndex) < close) continue;
      // Nothing begins within a direction.
      opening.lastIndex = close + 1;
    }
    slots.push({ start: found.index, end: opening.lastIndex });
  }
  return slots;
}

/** Where a character stands next, for offsets that only grow; `Infinity` where it does not. */
function lookAhead(text: string, character: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const next = text.indexOf(character, from);
      known = next === -1 ? Infinity : next;
    }
    return known;
  };
}
