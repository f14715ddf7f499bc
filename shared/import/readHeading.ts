export type Heading = { readonly level: number; readonly text: string };

/**
 * An ATX heading of CommonMark: one to six marks, white space, the text, and marks that may close it; `null` where the
 * line is none. The text is cut from its ends: a pattern would look for its end at each space within.
 */
export function readHeading(line: string): Heading | null {
  const marks = /^#{1,6}(?![^ \t])/u.exec(line)?.[0];
  // What some call a line end is none in Markdown, and in no heading.
  if (marks === undefined || /[\r\u2028\u2029]/u.test(line)) return null;
  const said = trimBlanks(line.slice(marks.length).replace(/^[ \t]+/u, ''));
  let end = said.length;
  while (said[end - 1] === '#') end -= 1;
  const isClosed = end < said.length && isBlank(said[end - 1]);
  return { level: marks.length, text: isClosed ? trimBlanks(said.slice(0, end)) : said };
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** Without the blanks at its end. */
function trimBlanks(text: string): string {
  let end = text.length;
  while (isBlank(text[end - 1])) end -= 1;
  return text.slice(0, end);
}
