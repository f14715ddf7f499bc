import { parseScript } from './parseScript.ts';

/**
 * Puts another text in the place of what one section says; `position` counts from 1. Its title line and everything else
 * stay as they are, byte for byte. Throws a `RangeError` where there is no such section.
 */
export function spliceSection(content: string, position: number, body: string): string {
  const section = parseScript(content).sections[position - 1];
  if (!section) throw new RangeError(`there is no section ${position}`);
  const { title, start, end } = section;
  if (title === null) return content.slice(0, start) + body + content.slice(end);
  const titleEnd = content.indexOf('\n', start);
  // Nothing but a title: what it is to say stands under it, after a blank line.
  if (titleEnd === -1 || titleEnd >= end) return `${content.slice(0, end)}\n\n${body}${content.slice(end)}`;
  const said = content.slice(titleEnd, end);
  const bodyStart = titleEnd + (said.length - said.trimStart().length);
  return content.slice(0, bodyStart) + body + content.slice(end);
}
