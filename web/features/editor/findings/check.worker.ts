import { detect } from 'tinyld';
import { checkScript } from '../../../../shared/checks/checkScript.ts';
import { findAvoidedIn } from '../../../../shared/subjects/findAvoidedIn.ts';
import { loadSubjects } from '../../../../shared/subjects/loadSubjects.ts';
import { languages } from '../../../../shared/vocabulary.ts';
import type { CheckAnswer, CheckFacts, CheckRequest } from './CheckMessages.ts';

// As the server checks what a person has written: nobody planned its sections.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void check(data));

async function check({ number, content, facts }: CheckRequest): Promise<void> {
  const detectLanguage = (text: string): string => detect(text, { only: [...languages] });
  const findAvoided = await readAvoided(facts);
  const findings = checkScript({
    ...facts,
    content,
    kinds: [],
    durationSeconds: facts.duration * 60,
    isAim: true,
    detectLanguage,
    findAvoided,
  });
  postMessage({ number, findings } satisfies CheckAnswer);
}

async function readAvoided({ language, request }: CheckFacts): Promise<ReturnType<typeof findAvoidedIn>> {
  try {
    return findAvoidedIn({ ...request, language }, await loadSubjects(language));
  } catch {
    return undefined; // the words cannot be fetched just now: all else is checked, and the next change asks for them again
  }
}
