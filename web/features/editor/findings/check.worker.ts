import { detect } from 'tinyld';
import { checkScript } from '../../../../shared/checks/checkScript.ts';
import { parseScript } from '../../../../shared/markup/parseScript.ts';
import { avoidedSubjects } from '../../../../shared/subjects/avoidedSubjects.ts';
import { checkWords } from '../../../../shared/subjects/checkWords.ts';
import { findAvoidedIn } from '../../../../shared/subjects/findAvoidedIn.ts';
import { loadSubjects } from '../../../../shared/subjects/loadSubjects.ts';
import type { Subjects } from '../../../../shared/subjects/Subjects.ts';
import { languages } from '../../../../shared/vocabulary.ts';
import type { CheckAnswer, CheckFacts, CheckRequest } from './CheckMessages.ts';

// As the server checks what a person has written: nobody planned its sections.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void check(data));

async function check({ number, content, facts }: CheckRequest): Promise<void> {
  const detectLanguage = (text: string): string => detect(text, { only: [...languages] });
  const subjects = await readSubjects(facts);
  const request = { ...facts.request, language: facts.language };
  const parsed = parseScript(content);
  const findAvoided = subjects && findAvoidedIn(request, subjects);
  const findings = checkScript({
    ...facts,
    content,
    parsed,
    kinds: [],
    durationSeconds: facts.duration * 60,
    isAim: true,
    detectLanguage,
    findAvoided,
  });
  const checked = subjects ? checkWords(parsed, avoidedSubjects(request, subjects), subjects) : null;
  postMessage({ number, findings, checked } satisfies CheckAnswer);
}

async function readSubjects({ language }: CheckFacts): Promise<Subjects | undefined> {
  try {
    return await loadSubjects(language);
  } catch {
    return undefined; // the words cannot be fetched just now: all else is checked, and the next change asks for them again
  }
}
