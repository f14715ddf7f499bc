import type { Finding, Fix } from '../../../shared/scripts.schema.ts';

/**
 * What is still found while a fix is being saved: all but the one that it takes away and those whose place it changes.
 * The others move along with the text, and get their own fixes with the server's answer.
 */
export const findingsAfter = (findings: readonly Finding[], fixed: Finding, { edits }: Fix): Finding[] =>
  findings.flatMap((finding) => {
    if (finding === fixed) return [];
    const { start, end } = finding;
    if (start === null || end === null) return [unfixed(finding)];
    if (edits.some((edit) => edit.start < end && start < edit.end)) return [];
    const moved = edits
      .filter((edit) => edit.end <= start)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    return [{ ...unfixed(finding), start: start + moved, end: end + moved }];
  });

const unfixed = ({ wording: _wording, ...finding }: Finding): Finding => ({ ...finding, fix: null });
