import { ms, type Row } from '../../support/report.ts';
import { median, percentile } from '../../support/statistics.ts';
import type { Memory } from './measureMemory.ts';
import type { KeyTime } from './timeKeys.ts';

/** Milliseconds that a key may take at the median (issue: the editor). */
const goal = 16;

export type Measured = {
  /** Milliseconds. */
  readonly load: number;
  readonly keys: readonly KeyTime[];
  readonly edits: number;
  readonly memory: Memory;
};
type Both = { readonly product: Measured; readonly floor: Measured };

/** The rows of the table. */
export function describeEditor({ product, floor }: Both): Row[] {
  const key = (what: keyof KeyTime, share: number) => (measured: Measured) =>
    percentile(
      measured.keys.map((one) => one[what]),
      share,
    );
  const times = (measure: string, of: (measured: Measured) => number): Row => ({
    measure: `(editor) ${measure}`,
    product: ms(of(product)),
    floor: ms(of(floor)),
    compared: `${(of(product) / of(floor)).toFixed(2)} ×`,
    goal: '',
    holds: null,
  });
  const grown = (measure: string, of: (memory: Memory) => number): Row => ({
    measure: `(editor) ${measure}`,
    product: megabytes(of(product.memory)),
    floor: megabytes(of(floor.memory)),
    compared: `${megabytes(of(product.memory) - of(floor.memory))} more`,
    goal: '',
    holds: null,
  });
  const typical = median(product.keys.map(({ first }) => first));
  return [
    times('navigation → the first key is painted, 60 minutes of script', ({ load }) => load),
    { ...times(`a key, median of ${product.keys.length}`, key('first', 0.5)), goal: `≤ ${goal} ms`, holds: typical <= goal },
    times('the same, p99', key('first', 0.99)),
    times('the longest task after a key, median', key('later', 0.5)),
    times('the same, p99', key('later', 0.99)),
    grown('JavaScript heap in use, loaded', ({ before }) => before),
    grown(`growth after ${product.edits} edits`, ({ before, edited }) => edited - before),
    grown('growth after undoing all of them', ({ before, undone }) => undone - before),
  ];
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;
