import type { Fix, TextEdit } from '../../scripts.schema.ts';

/** The content with a fix in it. It must be the content that the fix was made for. */
export const applyFix = (content: string, { edits }: Pick<Fix, 'edits'>): string => {
  let from = 0;
  const parts: string[] = [];
  for (const { start, end, text } of edits.toSorted(inOrder)) {
    parts.push(content.slice(from, start), text);
    from = end;
  }
  return [...parts, content.slice(from)].join('');
};

const inOrder = (a: TextEdit, b: TextEdit): number => a.start - b.start || a.end - b.end;
