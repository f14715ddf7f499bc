import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { settleFailure, showToast } from '../../lib/toasts.ts';
import { useSettings } from '../../lib/useSettings.ts';
import type { Manner } from './keptReading.ts';
import { readingSession } from './readingSession.ts';
import type { Step } from './stepsOf.ts';
import { useManner } from './useManner.ts';
import { useReading, type ReadingDesk } from './useReading.ts';
import { useSpeaking } from './useSpeaking.ts';
import { useVoices } from './useVoices.ts';
import { useWakeLock } from './useWakeLock.ts';

export type Reader = ReadingDesk & {
  /** What is read now; none at the end. */
  readonly step: Step | undefined;
  readonly isOver: boolean;
  readonly readingSpeed: number;
  readonly manner: Manner;
  readonly change: (changed: Partial<Manner>) => void;
  /** A change that the person made among the options. */
  readonly choose: (changed: Partial<Manner>) => void;
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly voice: SpeechSynthesisVoice | null;
};

const speaking = 'speak';

/** A script being read in the person's own manner; the device stays awake, and speaks where it is to. */
export function useReader(script: Script): Reader {
  const { t } = useTranslation();
  const { readingSpeed } = useSettings();
  const [manner, change] = useManner();
  const desk = useReading(script, readingSpeed, manner);
  const { reading, act } = desk;
  const { steps } = desk.readable;
  const voices = useVoices(script.language);
  const voice = voices.find(({ voiceURI }) => voiceURI === manner.voices[script.language]) ?? voices[0] ?? null;
  const step = steps[reading.position];
  const isOver = steps.length > 0 && reading.position >= steps.length;
  useWakeLock(!isOver);
  useSpeaking({
    text: manner.way === 'voice' && reading.isPlaying && reading.phase === 'speech' ? (step?.text ?? null) : null,
    voice,
    rate: (manner.tempo / 100) * (readingSpeed / 100),
    onEnd: () => {
      settleFailure(speaking);
      act(readingSession.endSpeech);
    },
    onFail: () => {
      act(readingSession.pause);
      showToast({ kind: 'error', text: t('reading.voice.failed'), act: speaking });
    },
  });
  const choose = (changed: Partial<Manner>): void => {
    change(changed);
    if (changed.way === 'voice' && !voice) act(readingSession.pause);
  };
  return { ...desk, step, isOver, readingSpeed, manner, change, choose, voices, voice };
}
