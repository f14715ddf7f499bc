import { clockFor, timeScript, timeSection, type ClockSettings } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { readingSpeeds } from '../../shared/settings.schema.ts';

/**
 * The reading speed, in percent, by which a text lasts so many seconds: a version keeps its length, and so tells what it
 * was timed with. Where several give this length, as with a text of a few words, it is the one that the script has, if it
 * is among them; `null` where none does.
 */
export function findReadingSpeed(content: string, totalSeconds: number, script: ClockSettings): number | null {
  const parsed = parseScript(content);
  const lasts = (readingSpeed: number): boolean =>
    timeScript(parsed, clockFor({ ...script, readingSpeed })).totalSeconds === totalSeconds;
  const { readingSpeed = 100 } = script;
  if (lasts(readingSpeed)) return readingSpeed;
  const sentences = parsed.sections.flatMap((section) => section.sentences);
  const { speechSeconds, silenceSeconds } = timeSection({ sentences }, clockFor({ ...script, readingSpeed: 100 }));
  const about = Math.round((100 * speechSeconds) / (totalSeconds - silenceSeconds));
  return (
    [about, about - 1, about + 1].find(
      (percent) => percent >= readingSpeeds.min && percent <= readingSpeeds.max && lasts(percent),
    ) ?? null
  );
}
