import { queryOptions } from '@tanstack/react-query';
import { loadSubjects } from '../../shared/subjects/loadSubjects.ts';
import type { Language } from '../../shared/vocabulary.ts';

/** The words of a language's subjects. */
export const subjectsQuery = (language: Language) =>
  queryOptions({ queryKey: ['subjects', language], queryFn: () => loadSubjects(language), staleTime: Infinity });
