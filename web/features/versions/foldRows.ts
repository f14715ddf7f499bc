import type { ComparedRow } from './compareSentences.ts';

/** Unchanged rows that stay in sight beside a change. */
const context = 1;
/** Fewer rows than these are not worth folding away. */
const minFolded = 3;

/** Rows to show, or unchanged ones to fold away until somebody asks for them. `at` is the position of its first row. */
export type RowGroup = { readonly at: number; readonly isFolded: boolean; readonly rows: readonly ComparedRow[] };

/** Parts a comparison into what changed, with a line around it, and long unchanged passages. */
export function foldRows(rows: readonly ComparedRow[]): RowGroup[] {
  const isNear = rows.map((_row, index) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'),
  );
  const groups: { at: number; isFolded: boolean; rows: ComparedRow[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const isFolded = !isNear[index];
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else groups.push({ at: index, isFolded, rows: [row] });
  }
  return groups.map((group) => ({ ...group, isFolded: group.isFolded && group.rows.length >= minFolded }));
}
