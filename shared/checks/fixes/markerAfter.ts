import { pauseSeconds, type Sentence } from '../../markup/parseScript.ts';

/** The marker of a sentence's pause, by its place in the content; `null` where it has none. */
export function markerAfter(content: string, { end, pause }: Sentence): { readonly start: number; readonly end: number } | null {
  if (pause === null) return null;
  const marker = /\[pause:(\d{1,9})\]/gu;
  marker.lastIndex = end;
  for (let found = marker.exec(content); found; found = marker.exec(content)) {
    const seconds = Number(found[1]);
    // What stands before it is an error, and was passed over by the parser too.
    if (seconds >= pauseSeconds.min && seconds <= pauseSeconds.max)
      return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
