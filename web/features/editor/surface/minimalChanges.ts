import type { ChangeSpec } from '@codemirror/state';
import { diffArrays } from 'diff';

/** So many changed lines are looked for at most, for it takes the square of their number; of more, all between the first and the last one is. */
const maxChangedLines = 1000;

/** What must change to make `next` of `content`: whole lines, and within the first and last of each run only what differs. */
export function minimalChanges(content: string, next: string): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  let at = 0;
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed !== added) changes.push(trim(at - removed.length, removed, added));
    removed = '';
    added = '';
  };
  const parts = diffArrays(linesOf(content), linesOf(next), { maxEditLength: maxChangedLines });
  if (!parts) return [trim(0, content, next)];
  for (const part of parts) {
    const text = part.value.join('');
    if (part.added) added += text;
    else if (part.removed) {
      removed += text;
      at += text.length;
    } else {
      flush();
      at += text.length;
    }
  }
  flush();
  return changes;
}

/** With their breaks, so that joined they are the text. */
const linesOf = (content: string): string[] => content.split(/(?<=\n)/u);

function trim(from: number, removed: string, added: string): ChangeSpec {
  const max = Math.min(removed.length, added.length);
  let head = 0;
  while (head < max && removed[head] === added[head]) head += 1;
  let tail = 0;
  while (tail < max - head && removed[removed.length - 1 - tail] === added[added.length - 1 - tail]) tail += 1;
  return { from: from + head, to: from + removed.length - tail, insert: added.slice(head, added.length - tail) };
}
