import { detect } from 'tinyld';
import { checkScript } from '../../../../shared/checks/checkScript.ts';
import { languages } from '../../../../shared/vocabulary.ts';
import type { CheckAnswer, CheckRequest } from './CheckMessages.ts';

// As the server checks what a person has written: nobody planned its sections.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { number, content, facts } = data;
  const detectLanguage = (text: string): string => detect(text, { only: [...languages] });
  const findings = checkScript({ ...facts, content, kinds: [], durationSeconds: null, detectLanguage });
  postMessage({ number, findings } satisfies CheckAnswer);
});
