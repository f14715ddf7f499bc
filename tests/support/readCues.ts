/** A cue of SubRip or WebVTT; times in seconds. */
export type ReadCue = { readonly start: number; readonly end: number; readonly text: string };

/** Cues of SubRip or WebVTT, as any player splits them. */
export const readCues = (text: string): ReadCue[] =>
  text
    .split('\n\n')
    .map((block) => block.split('\n'))
    .filter((lines) => lines[1]?.includes(' --> '))
    .map(([, times = '', ...lines]) => {
      const [start = '', end = ''] = times.split(' --> ');
      return { start: toSeconds(start), end: toSeconds(end), text: lines.join(' ') };
    });

const toSeconds = (clock: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = clock.replace(',', '.').split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};
