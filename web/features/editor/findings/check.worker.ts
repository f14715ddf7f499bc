import { detect } from 'tinyld';
import { checkScript } from '../../../../shared/checks/checkScript.ts';
import { findAvoidedIn } from '../../../../shared/subjects/findAvoidedIn.ts';
import { loadSubjects } from '../../../../shared/subjects/loadSubjects.ts';
import { languages } from '../../../../shared/vocabulary.ts';
import type { CheckAnswer, CheckRequest } from './CheckMessages.ts';

// As the server checks what a person has written: nobody planned its sections.
addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  const { number, content, facts } = data;
  const { language, request } = facts;
  const findAvoided = findAvoidedIn({ ...request, language }, await loadSubjects(language));
  const detectLanguage = (text: string): string => detect(text, { only: [...languages] });
  const findings = checkScript({ ...facts, content, kinds: [], durationSeconds: null, detectLanguage, findAvoided });
  postMessage({ number, findings } satisfies CheckAnswer);
});
