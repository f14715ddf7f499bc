import type { Finding, Mend } from '../../../shared/scripts.schema.ts';

/**
 * What is still found while a mend is being saved: all but the one that it takes away and those whose place it changes.
 * The others move along with the text, and get their own mends with the server's answer.
 */
export const findingsAfter = (findings: readonly Finding[], mended: Finding, { edits }: Mend): Finding[] =>
  findings.flatMap((finding) => {
    if (finding === mended) return [];
    const { start, end } = finding;
    if (start === null || end === null) return [{ ...finding, mend: null }];
    if (edits.some((edit) => edit.start < end && start < edit.end)) return [];
    const moved = edits
      .filter((edit) => edit.end <= start)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    return [{ ...finding, start: start + moved, end: end + moved, mend: null }];
  });
