import { pauseSeconds } from '../../markup/parseScript.ts';
import { cut } from './cut.ts';
import { markerAfter } from './markerAfter.ts';
import { sentenceOf, toFix, type Fixer } from './fixable.ts';

/** Seconds for a pause that was asked for without a number: about the middle of those that are written. */
const usualSeconds = 5;

/** What can be read of a marker that was never closed: the words after it are to be spoken. */
const opening =
  /^\[\s*pause(?:\s*(?:[:=]\s*)?\d{1,9}(?:[.,]\d+)?(?:\s*(?:s|secs?|seconds?|secondes?|segundos?|sekunden?|secondi)(?!\p{L}))?)?/iu;

/** A marker that says what is meant is set right; one that has no place or no length is left out. */
export const fixMarker: Fixer = ({ content }, { code, start, end }) => {
  if (start === null || end === null) return [];
  const text = content.slice(start, end);
  const isClosed = text.endsWith(']');
  const stop = isClosed ? end : start + (opening.exec(text)?.[0].length ?? 0);
  if (stop === start) return [];
  const seconds = secondsOf(content.slice(start, stop));
  const out = toFix('delete-pause', cut(content, start, stop));
  if (code === 'marker_orphan' || seconds === 0) return [out];
  const legal = Math.min(Math.max(Math.round(seconds), pauseSeconds.min), pauseSeconds.max);
  const kind = code === 'marker_range' ? 'clamp-pause' : 'set-marker';
  return [toFix(kind, { start, end: stop, text: `[pause:${legal}]` }), out];
};

function secondsOf(marker: string): number {
  const digits = /\d{1,9}(?:[.,]\d+)?/u.exec(marker)?.[0];
  if (digits === undefined) return usualSeconds;
  return Number(digits.replace(',', '.')) * (/\bmin/iu.test(marker) ? 60 : 1);
}

/** A script that wakes does not end in silence. */
export const fixLastMarker: Fixer = (script, finding) => {
  const sentence = sentenceOf(script, finding);
  const marker = sentence && markerAfter(script.content, sentence);
  return marker ? [toFix('delete-pause', cut(script.content, marker.start, marker.end))] : [];
};
