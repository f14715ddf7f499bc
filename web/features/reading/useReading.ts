import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Script } from '../../../shared/scripts.schema.ts';
import { findPosition, followText } from './followText.ts';
import { keptReading, type Manner } from './keptReading.ts';
import { readingSession, type Course, type Reading, type Spoken } from './readingSession.ts';
import { stepsOf, type Readable } from './stepsOf.ts';

const tickMs = 100;
/** A device that slept, or a page that was held up, goes on where it was: no more than this passes at once. */
const maxTick = 1;
/** Sentences by which a position is found again in another text. */
const rememberedKeys = 50;

export type ReadingDesk = {
  readonly readable: Readable;
  readonly course: Course;
  readonly reading: Reading;
  readonly spoken: readonly Spoken[];
  readonly act: (change: (reading: Reading, course: Course) => Reading) => void;
  readonly goOn: () => void;
  readonly toggleWait: () => void;
};

type Read = Pick<Script, 'id' | 'content' | 'language' | 'type' | 'theme' | 'endsAsleep'>;

/**
 * A script being read aloud: its course, where one is in it, and the time that passes while it plays and is in sight. One that
 * `isGrowing` is still written: its reader waits for what follows.
 */
export function useReading(
  script: Read,
  readingSpeed: number,
  { way, tempo }: Pick<Manner, 'way' | 'tempo'>,
  isGrowing = false,
): ReadingDesk {
  const { id, content, language, type, theme, endsAsleep } = script;
  const readable = useMemo(
    () => stepsOf(content, { language, type, theme, endsAsleep, readingSpeed }),
    [content, language, type, theme, endsAsleep, readingSpeed],
  );
  const { steps } = readable;
  const [kept] = useState(() => keptReading.read(id));
  const [waits, setWaits] = useState<ReadonlySet<string>>(() => new Set(kept?.waits));
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const [known, setKnown] = useState({ steps, isGrowing });
  const [reading, setReading] = useState(() => {
    const keys = kept?.keys ?? [];
    return readingSession.begin(way, keys.length > 0 ? findPosition(keys, keys.length - 1, steps) : 0, tempo);
  });
  if (known.steps !== steps || known.isGrowing !== isGrowing) {
    setKnown({ steps, isGrowing });
    setReading((now) => followText(now, known.steps, steps, known.isGrowing));
  }
  if (reading.way !== way || reading.tempo !== tempo)
    setReading((now) => readingSession.setTempo(readingSession.setWay(now, way), tempo));
  const course = useMemo(() => ({ steps, waits, isGrowing }), [steps, waits, isGrowing]);
  const act = useCallback<ReadingDesk['act']>((change) => setReading((now) => change(now, course)), [course]);
  const takePassed = usePassing(reading.isPlaying, act);
  useEffect(() => {
    const isUnderway = reading.position > 0 && (isGrowing || reading.position < steps.length);
    const keys = isUnderway ? steps.slice(Math.max(0, reading.position + 1 - rememberedKeys), reading.position + 1) : [];
    keptReading.write(id, { keys: keys.map(({ key }) => key), waits: [...waits] });
  }, [id, reading.position, steps, waits, isGrowing]);
  const goOn = (): void => {
    // To the moment of the key, not of the last tick.
    const measured = readingSession.measure(readingSession.pass(reading, course, takePassed()), course);
    if (measured) setSpoken((all) => [...all, measured]);
    act(readingSession.next);
  };
  const toggleWait = (): void => {
    const key = steps[reading.position]?.key;
    if (key !== undefined)
      setWaits((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])));
  };
  return { readable, course, reading, spoken, act, goOn, toggleWait };
}

/** Lets time pass while it plays; a page out of sight pauses. Takes out the seconds that no tick has told yet. */
function usePassing(isPlaying: boolean, act: ReadingDesk['act']): () => number {
  const last = useRef(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    last.current = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const seconds = Math.min(maxTick, (now - last.current) / 1000);
      last.current = now;
      act((reading, course) => readingSession.pass(reading, course, seconds));
    }, tickMs);
    const onVisibility = (): void => {
      if (document.hidden) act(readingSession.pause);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isPlaying, act]);
  return () => {
    const now = performance.now();
    const seconds = Math.min(maxTick, (now - last.current) / 1000);
    last.current = now;
    return isPlaying ? seconds : 0;
  };
}
