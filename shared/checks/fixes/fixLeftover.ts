import type { Finding, Fix, TextEdit } from '../../scripts.schema.ts';
import { countWords } from '../../markup/clock.ts';
import type { CheckedScript } from '../CheckedScript.ts';
import type { LeftoverKind } from '../findLeftovers.ts';
import { cut } from './cut.ts';
import { deleteSentence } from './deleteSentence.ts';
import { fixSlot } from './fixSlot.ts';
import { toFix, type Fixer } from './fixable.ts';

type Found = { readonly content: string; readonly start: number; readonly end: number; readonly text: string };
type Remover = (found: Found, script: CheckedScript, finding: Finding) => readonly Fix[];

const leave = (...edits: readonly TextEdit[]): Fix => toFix('delete-leftover', ...edits);

/** Marks that one fix takes out of a line: a line of more is no sentence with emphasis, and a fix of it would be as large as the text. */
const maxMarks = 200;

/** A heading run into a line has at most so many words; more is speech that only the marks must leave. */
const maxHeadingWords = 8;

const removers: Readonly<Record<LeftoverKind, Remover>> = {
  slot: (_found, script, finding) => fixSlot(script, finding),
  markdown: (found) => leaveMarks(found),
  heading: ({ content, start, end }) => [leave(cut(content, start, end))],
  preamble: ({ content, start, end }, script, finding) => [
    ...deleteSentence(script, finding).map(({ edits }) => leave(...edits)),
    leave(cut(content, start, end)),
  ],
  link: (_found, script, finding) => deleteSentence(script, finding),
  html: (found) => cutHtml(found),
};

/** Takes out what was not meant to be spoken: the mark alone where the sentence stands without it, else the sentence. */
export const fixLeftover: Fixer = (script, finding) => {
  const { start, end } = finding;
  if (start === null || end === null) return [];
  const found = { content: script.content, start, end, text: script.content.slice(start, end) };
  const kind = String(finding.params['kind']) as LeftoverKind;
  return finding.sentence === null ? fixTitle(found, kind) : removers[kind](found, script, finding);
};

/** A title loses its number or its marks; one that is nothing else is a person's to name. */
function fixTitle(found: Found, kind: LeftoverKind): Fix[] {
  if (kind === 'markdown') return leaveMarks(found);
  if (kind === 'html') return cutHtml(found);
  const numbered = /^##[ \t]+\p{L}+[ \u00A0](?:\d+|[ivx]+)[ \t\u00A0]*[:.)–—-][ \t\u00A0]*(?=\p{L})/iu.exec(found.text)?.[0];
  if (kind !== 'heading' || numbered === undefined) return [];
  return [leave({ start: found.start, end: found.start + numbered.length, text: '## ' })];
}

function leaveMarks(found: Found): Fix[] {
  const edits = cutMarks(found);
  return edits.length > maxMarks ? [] : [leave(...edits)];
}

/** Marks of emphasis go in pairs, a rule or a heading with its line, the sign of a list alone. */
function cutMarks({ content, start, end, text }: Found): TextEdit[] {
  const lineStart = content.lastIndexOf('\n', start - 1) + 1;
  const next = content.indexOf('\n', end);
  const lineEnd = next === -1 ? content.length : next;
  if (/[*_~`]/u.test(text)) {
    const line = content.slice(lineStart, lineEnd);
    return [...line.matchAll(/\*+|_{2,}|~~|`+/gu)]
      .filter(({ 0: mark }) => mark === text)
      .map(({ index, 0: mark }) => ({ start: lineStart + index, end: lineStart + index + mark.length, text: '' }));
  }
  const rest = content.slice(end, lineEnd);
  const isHeading = text.includes('#') && !/[.!?…]\s*$/u.test(rest) && countWords(rest) <= maxHeadingWords;
  return [cut(content, start, isHeading || rest.trim() === '' ? lineEnd : end)];
}

const spoken: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&quot;': '"', '&#39;': '’', '&apos;': '’' };

/** What a model thought to itself is between two tags; taking only the tags away would have it spoken. */
function cutHtml({ content, start, end, text }: Found): Fix[] {
  if (/think|reason/iu.test(text)) return [];
  const put = spoken[text.toLowerCase()];
  return [leave(put === undefined ? cut(content, start, end) : { start, end, text: put })];
}
