import { breathSeconds, speechSeconds, type Clock } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { sizePauses } from '../../shared/markup/sizePauses.ts';

const markers = /\[pause:\d+\]/gu;

/** A section's text with its pauses sized so that it lasts so many seconds; how they stand to each other stays. All its markers are legal. */
export function fitPauses(body: string, seconds: number, clock: Clock): string {
  const sentences = parseScript(body).sections.flatMap((section) => section.sentences);
  const speech = sentences.reduce((sum, { text }) => sum + speechSeconds(text, clock), 0);
  const pauses = sentences.flatMap(({ pause }) => pause ?? []);
  const breaths = (sentences.length - pauses.length) * breathSeconds;
  const sizes = sizePauses(pauses, seconds - speech - breaths);
  let at = 0;
  return body.replaceAll(markers, (marker) => `[pause:${sizes[at++] ?? marker.slice(7, -1)}]`);
}
