import { findPartitionPoint } from '../../findPartitionPoint.ts';
import type { Finding, Fix, TextEdit } from '../../scripts.schema.ts';

/**
 * All edits at once, but those that would change what another one changes, and the sizes: these come last. The edits are
 * kept in the order of the text, where each is compared with its neighbours only.
 */
export function mergeFixes(findings: readonly Pick<Finding, 'fix'>[]): Pick<Fix, 'edits'> {
  let edits: readonly TextEdit[] = [];
  for (const { fix } of findings) {
    if (!fix || fix.kind === 'resize-pauses') continue;
    const known = edits;
    if (fix.edits.every((one) => isFree(one, known))) edits = [...edits, ...fix.edits].toSorted(inOrder);
  }
  return { edits: [...edits] };
}

/** Edits in order neither overlap nor begin at one offset. */
function isFree({ start, end }: TextEdit, edits: readonly TextEdit[]): boolean {
  const next = findPartitionPoint(edits, (one) => one.start < start);
  const [before, after] = [edits[next - 1], edits[next]];
  return (!before || before.end <= start) && (!after || (after.start !== start && end <= after.start));
}

const inOrder = (a: TextEdit, b: TextEdit): number => a.start - b.start || a.end - b.end;
