import { useEffect, useEffectEvent, useState } from 'react';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { keptReading } from '../keptReading.ts';
import { readingSession } from '../readingSession.ts';
import { useReading, type ReadingDesk } from '../useReading.ts';
import { useSpeaking } from '../useSpeaking.ts';
import { useVoices } from '../useVoices.ts';
import { useWakeLock } from '../useWakeLock.ts';

/** How the device speaks: 1 is the voice's own rate, and its full volume. */
const speeches = { plain: { rate: 1, volume: 1 }, whispered: { rate: 0.8, volume: 0.5 } } as const;

type Options = {
  /** With the text as far as it is written. */
  readonly script: Script;
  /** Whether more is still written. */
  readonly isGrowing: boolean;
  readonly isWhispered: boolean;
  /** Whether it begins by itself; else somebody presses. */
  readonly begins: boolean;
};
export type NightReading = ReadingDesk & {
  readonly isOver: boolean;
  /** Whether it has said all that is written, and more is to come. */
  readonly isAhead: boolean;
  /** From 0 to 1: how much of the script has passed. */
  readonly share: number;
};

/** A script read by the device's voice while it is written, or shown at its own pace where there is no voice. It waits for what is not written yet. */
export function useNightReading({ script, isGrowing, isWhispered, begins }: Options): NightReading {
  const { readingSpeed } = useSettings();
  const voices = useVoices(script.language);
  const [chosen] = useState(() => keptReading.readManner().voices[script.language]);
  // A voice that gives up in the night is nobody's to set right: the text goes on by itself.
  const [hasFailed, setFailed] = useState(false);
  const voice = hasFailed ? null : (voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0] ?? null);
  const speech = speeches[isWhispered ? 'whispered' : 'plain'];
  const desk = useReading(script, readingSpeed, { way: voice ? 'voice' : 'clock', tempo: speech.rate * 100 }, isGrowing);
  const { readable, course, reading, act } = desk;
  const step = readable.steps[reading.position];
  const isOver = !isGrowing && readable.steps.length > 0 && step === undefined;
  const begin = useEffectEvent(() => {
    if (begins) act(readingSession.play);
  });
  useEffect(() => begin(), []);
  useWakeLock(!isOver);
  useSpeaking({
    text: voice && reading.isPlaying && reading.phase === 'speech' ? (step?.text ?? null) : null,
    voice,
    ...speech,
    onEnd: () => act(readingSession.endSpeech),
    onFail: () => setFailed(true),
  });
  const whole = isGrowing ? Math.max(script.duration * 60, readable.seconds) : readable.seconds;
  const share = whole > 0 ? Math.min(1, readingSession.behind(reading, course) / whole) : 0;
  return { ...desk, isOver, isAhead: isGrowing && step === undefined, share };
}
