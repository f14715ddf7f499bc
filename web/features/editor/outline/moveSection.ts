import { createScriptReader, type ScriptReading } from '../readScript.ts';

type Change = { readonly from: number; readonly to: number; readonly insert: string };
export type Move = {
  readonly changes: readonly Change[];
  /** Where the moved section begins afterwards. */ readonly start: number;
};

/** What parts a section from the next one. */
const gap = ' \t\r\n';

/** Where a section ends before its gap; looked for from its end, for there may be much white space within. */
function endOf(content: string, { from, to }: { readonly from: number; readonly to: number }): number {
  let end = to;
  while (end > from && gap.includes(content.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * The change that puts a section in another's place; places count from 0. Sections change their places as they are; the
 * breaks and blank lines between them stay where they are, so that the last one, which may end without any, can move.
 * `null` where nothing would change, where text without a title would get out of its place at the beginning, and where
 * odd white space would keep a title from being one in its new place.
 */
export function moveSection(content: string, { sections }: ScriptReading, index: number, position: number): Move | null {
  const [moved, other] = [sections[index], sections[position]];
  if (!moved || !other || index === position || moved.body.title === null || other.body.title === null) return null;
  const blocks = sections.map((section) => {
    const end = endOf(content, section);
    return { from: section.from, end, text: content.slice(section.from, end) };
  });
  const order = blocks.toSpliced(index, 1).toSpliced(position, 0, blocks[index] ?? { from: 0, end: 0, text: '' });
  const changes = blocks.flatMap(({ from, end, text }, at): Change[] => {
    const insert = order[at]?.text ?? text;
    return insert === text ? [] : [{ from, to: end, insert }];
  });
  const grown = blocks.slice(0, position).reduce((sum, { text }, at) => sum + (order[at]?.text.length ?? 0) - text.length, 0);
  const titles = createScriptReader()(applied(content, changes)).sections.map(({ body }) => body.title);
  const wanted = sections
    .toSpliced(index, 1)
    .toSpliced(position, 0, moved)
    .map(({ body }) => body.title);
  if (titles.length !== wanted.length || titles.some((title, at) => title !== wanted[at])) return null;
  return { changes, start: other.from + grown };
}

function applied(content: string, changes: readonly Change[]): string {
  let from = 0;
  const parts = changes.flatMap((change) => {
    const before = content.slice(from, change.from);
    from = change.to;
    return [before, change.insert];
  });
  return [...parts, content.slice(from)].join('');
}
