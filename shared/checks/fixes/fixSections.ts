import { cut } from './cut.ts';
import { toFix, type Fixer } from './fixable.ts';

/** A title that nothing follows is one too many. */
export const deleteTitle: Fixer = ({ content }, { start, end }) =>
  start === null || end === null ? [] : [toFix('delete-title', cut(content, start, end))];

/** What stands before the first title belongs under it. */
export const moveTitle: Fixer = ({ content, parsed }) => {
  const [untitled, first] = parsed.sections;
  if (!untitled || !first || first.title === null) return [];
  const lineEnd = content.indexOf('\n', first.start);
  const title = content.slice(first.start, lineEnd === -1 ? content.length : lineEnd).trimEnd();
  return [
    toFix(
      'move-title',
      { start: untitled.start, end: untitled.start, text: `${title}\n\n` },
      cut(content, first.start, first.start + title.length),
    ),
  ];
};
