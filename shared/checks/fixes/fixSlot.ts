import type { Finding, Fix } from '../../scripts.schema.ts';
import type { CheckedScript } from '../CheckedScript.ts';
import { cut } from './cut.ts';
import { deleteSentence } from './deleteSentence.ts';
import { sentenceOf, toFix, type Fixer } from './fixable.ts';

/** Seconds that a written "(pause)" stands for, long, short or as it comes. */
const secondsOf = (direction: string): number =>
  /\b(?:long|longue|larga|lange|lunga|longa)/iu.test(direction)
    ? 10
    : /\b(?:short|courte|corta|kurze|breve)/iu.test(direction)
      ? 3
      : 5;

/** A stage direction becomes the pause that it asks for; an empty slot goes, alone where nothing leans on it. */
export const fixSlot: Fixer = (script, finding) => {
  const { start, end } = finding;
  if (start === null || end === null) return [];
  const slot = script.content.slice(start, end);
  const drop = toFix('delete-leftover', cut(script.content, start, end));
  const whole = deleteSentence(script, finding);
  if (slot.startsWith('(')) return [toFix('set-marker', { start, end, text: `[pause:${secondsOf(slot)}]` }), drop, ...whole];
  return [...besideSpeech(script, finding, start, end, drop), ...whole];
};

/** Where a slot can go without its sentence: between two sentences, or where the listener would be called by name. */
function besideSpeech(script: CheckedScript, finding: Finding, start: number, end: number, drop: Fix): Fix[] {
  const { content } = script;
  const sentence = sentenceOf(script, finding);
  if (!sentence) return [];
  const before = content.slice(sentence.start, start);
  const after = content.slice(end, sentence.end);
  const comma = /,[ \u00A0]*$/u.exec(before)?.[0];
  if (comma !== undefined && /^\s*[.!?,;:…]/u.test(after))
    return [toFix('delete-leftover', { start: start - comma.length, end, text: '' })];
  const called = before === '' ? /^,\s*(\p{L})/u.exec(after) : null;
  if (called) return [toFix('delete-leftover', { start, end: end + called[0].length, text: (called[1] ?? '').toUpperCase() })];
  const isBetween = (before === '' || /[.!?…]["”»]?\s*$/u.test(before)) && (after === '' || /^\s*\p{Lu}/u.test(after));
  return isBetween ? [drop] : [];
}
