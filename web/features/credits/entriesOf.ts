import type { Transaction } from '../../../shared/credits.schema.ts';

/** One writing of a script, with its lines in the order in which they came. */
export type Writing = { readonly about: Transaction['writing']; readonly lines: readonly Transaction[] };

/** What the ledger shows as one line: a script with all that was written of it, or whatever else came or went. */
export type Entry = {
  readonly key: string;
  /** Its newest line. */
  readonly newest: Transaction;
  /** What the available credits gained or lost by all of it. */
  readonly amount: number;
  readonly isHeld: boolean;
  /** Empty where no script is concerned; else newest first. */
  readonly writings: readonly Writing[];
};

/** Lines, newest first, gathered by script; what belongs to a script that is gone stays together by its writing. */
export function entriesOf(lines: readonly Transaction[]): Entry[] {
  const groups = Map.groupBy(lines, ({ id, script, writing }) => script?.id ?? writing?.id ?? id);
  return [...groups].flatMap(([key, some]) => {
    const [newest] = some;
    if (!newest) return [];
    const writings = newest.writing ? writingsOf(some) : [];
    const amount = writings.length === 0 ? newest.amount : writings.reduce((sum, one) => sum + amountOf(one), 0);
    return [{ key, newest, amount, isHeld: writings.some(isHeld), writings }];
  });
}

const writingsOf = (lines: readonly Transaction[]): Writing[] =>
  [...Map.groupBy(lines, ({ id, writing }) => writing?.id ?? id).values()].map((some) => ({
    about: some[0]?.writing ?? null,
    lines: some.toReversed(),
  }));

const isHeld = ({ lines }: Writing): boolean => lines.every(({ kind }) => kind === 'hold');

/** By its end, where it has one: the beginning of an old one may be on a page that is not loaded. */
function amountOf({ lines }: Writing): number {
  const settled = lines.find(({ kind }) => kind === 'settle');
  if (settled) return -settled.spent;
  return lines.some(({ kind }) => kind === 'release') ? 0 : lines.reduce((sum, { amount }) => sum + amount, 0);
}
