import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { steeringFields } from '../../../shared/steering.schema.ts';
import { avoidedSubjects } from '../../../shared/subjects/avoidedSubjects.ts';
import { checkWords, type CheckedWords } from '../../../shared/subjects/checkWords.ts';
import { chosenSubjects } from '../../../shared/subjects/chosenSubjects.ts';
import { subjectsQuery } from '../../lib/subjectsQuery.ts';

/** What a script's text has no word of, as its request asks; `null` where it asks for nothing like that, or one is found. */
export function useCheckedWords({ content, language, request, status }: Script): CheckedWords | null {
  const isAsked = chosenSubjects(request).length > 0 || steeringFields.some((field) => Boolean(request[field]));
  // What was cut short is not checked.
  const { data: subjects } = useQuery({ ...subjectsQuery(language), enabled: isAsked && status === 'ready' });
  return useMemo(
    () =>
      subjects && isAsked && status === 'ready'
        ? checkWords(parseScript(content), avoidedSubjects({ ...request, language }, subjects), subjects)
        : null,
    [subjects, isAsked, status, content, request, language],
  );
}
