import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFoundNeed, type WordsOfForm } from '../useFoundNeed.ts';
import { subjectsQuery } from '../../../lib/subjectsQuery.ts';
import { steeringFields } from '../../../../shared/steering.schema.ts';
import { readRefusedSubjects } from '../../../../shared/subjects/readRefusedSubjects.ts';
import type { Subjects } from '../../../../shared/subjects/Subjects.ts';
import type { AvoidableSubject, Language } from '../../../../shared/vocabulary.ts';

/**
 * The subjects that the texts refuse, each with a word that says so, once the words of their language are here. What is named only
 * in saying a need is none of them.
 */
export function useRefusedSubjects(texts: WordsOfForm): {
  readonly refused: ReadonlyMap<AvoidableSubject, string>;
  readonly subjects: Subjects | undefined;
} {
  const { language } = texts;
  const { data: subjects } = useQuery(subjectsQuery(language));
  const { named } = useFoundNeed(texts);
  const all = steeringFields.map((field) => texts[field] ?? '').join('\n');
  const read = useMemo(
    () => (subjects ? readAll(all, language, subjects) : new Map<AvoidableSubject, string>()),
    [all, language, subjects],
  );
  const refused = useMemo(
    () => (texts.need === 'none' ? read : new Map([...read].filter(([subject]) => !named.includes(subject)))),
    [read, named, texts.need],
  );
  return { refused, subjects };
}

const readAll = (text: string, language: Language, subjects: Subjects): Map<AvoidableSubject, string> =>
  new Map(
    readRefusedSubjects(text, language, subjects)
      .toReversed()
      .map(({ subject, start, end }) => [subject, text.slice(start, end)]),
  );
