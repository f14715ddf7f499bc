import type { Page } from '@playwright/test';

export type Said = {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly volume: number;
  /** Milliseconds since the page began. */
  readonly at: number;
};

declare global {
  interface Window {
    stillpointTestVoice?: Said[];
  }
}

/** A device that speaks these languages, each sentence in no time at all, and remembers what it said. Without any it has no voice. */
export const standInVoice = {
  install: (page: Page, languages: readonly string[]): Promise<unknown> =>
    page.addInitScript((known) => {
      const said: Said[] = (window.stillpointTestVoice = []);
      const voices = known.map((lang) => ({ lang, name: lang, voiceURI: lang, default: false, localService: true }));
      class Utterance extends EventTarget {
        text: string;
        lang = '';
        rate = 1;
        volume = 1;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      const stand = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak(utterance: Utterance) {
          const { text, lang, rate, volume } = utterance;
          said.push({ text, lang, rate, volume, at: performance.now() });
          setTimeout(() => utterance.dispatchEvent(new Event('end')), 0);
        },
        cancel: () => undefined,
      });
      Object.defineProperty(window, 'speechSynthesis', { value: stand });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    }, languages),
  said: (page: Page): Promise<Said[]> => page.evaluate(() => window.stillpointTestVoice ?? []),
} as const;
