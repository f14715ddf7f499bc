import { useEffect, useEffectEvent } from 'react';

type Speaking = {
  /** What is to be said now; `null` for silence. */
  readonly text: string | null;
  readonly voice: SpeechSynthesisVoice | null;
  /** 1 is the voice's own. */
  readonly rate: number;
  /** From 0 to 1. */
  readonly volume?: number;
  readonly onEnd: () => void;
  readonly onFail: () => void;
};

/** Has the device's voice say a sentence, one at a time; silence between them is silence. */
export function useSpeaking({ text, voice, rate, volume = 1, onEnd, onFail }: Speaking): void {
  const end = useEffectEvent(onEnd);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (text === null || !voice) return undefined;
    let isCurrent = true;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.volume = volume;
    // Cancelling one that is under way ends it too: that is no end of the sentence.
    utterance.addEventListener('end', () => isCurrent && end());
    utterance.addEventListener('error', () => isCurrent && fail());
    speechSynthesis.speak(utterance);
    return () => {
      isCurrent = false;
      speechSynthesis.cancel();
    };
  }, [text, voice, rate, volume]);
}
