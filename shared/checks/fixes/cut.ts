import type { TextEdit } from '../../scripts.schema.ts';

/**
 * Takes out what stands from `start` to `end`, and with it the space, the line or the paragraph that it leaves empty.
 * Nothing that is spoken goes along.
 */
export function cut(content: string, start: number, end: number): TextEdit {
  const lineStart = start === 0 ? 0 : content.lastIndexOf('\n', start - 1) + 1;
  const next = content.indexOf('\n', end);
  const lineEnd = next === -1 ? content.length : next;
  const before = content.slice(lineStart, start);
  const after = content.slice(end, lineEnd);
  if (before.trim() === '' && after.trim() === '') return cutLines(content, lineStart, lineEnd);
  const spacesBefore = before.length - before.trimEnd().length;
  const spacesAfter = after.length - after.trimStart().length;
  if (before.trim() === '') return { start, end: end + spacesAfter, text: '' };
  const closes = after.trim() === '' || /^[\s.,;:!?…)]/u.test(after);
  return { start: closes ? start - spacesBefore : start, end, text: '' };
}

/** Whole lines, with their break; between two paragraphs, one of the two blank lines goes too. */
function cutLines(content: string, lineStart: number, lineEnd: number): TextEdit {
  if (lineEnd === content.length) return { start: content.slice(0, lineStart).trimEnd().length, end: lineEnd, text: '' };
  const isFirst = content.slice(0, lineStart).trim() === '';
  const followsBlank = isFirst || /\n[ \t\r]*\n$/u.test(content.slice(Math.max(0, lineStart - 80), lineStart));
  const blank = /^(?:[ \t\r]*\n)+/u.exec(content.slice(lineEnd + 1, lineEnd + 400))?.[0].length ?? 0;
  return { start: lineStart, end: lineEnd + 1 + (followsBlank ? blank : 0), text: '' };
}
