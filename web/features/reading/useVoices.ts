import { useEffect, useState } from 'react';
import type { Language } from '../../../shared/vocabulary.ts';

const voicesOf = (language: Language): SpeechSynthesisVoice[] =>
  'speechSynthesis' in window
    ? speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/u)[0] === language)
    : [];

/** The device's voices of a language; some devices name them only after a while. */
export function useVoices(language: Language): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => voicesOf(language));
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const renew = (): void => setVoices(voicesOf(language));
    renew();
    speechSynthesis.addEventListener('voiceschanged', renew);
    return () => speechSynthesis.removeEventListener('voiceschanged', renew);
  }, [language]);
  return voices;
}
