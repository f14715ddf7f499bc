import type { Finding, Mend } from '../../scripts.schema.ts';

/** All mends at once, but those that would change what another one changes, and the sizes: these come last. */
export function mergeMends(findings: readonly Pick<Finding, 'mend'>[]): Pick<Mend, 'edits'> {
  const edits: Mend['edits'] = [];
  for (const { mend } of findings) {
    if (!mend || mend.kind === 'resize-pauses') continue;
    const isFree = mend.edits.every((one) => edits.every((other) => one.end <= other.start || other.end <= one.start));
    const isAtOwnPlace = mend.edits.every((one) => edits.every((other) => one.start !== other.start));
    if (isFree && isAtOwnPlace) edits.push(...mend.edits);
  }
  return { edits };
}
