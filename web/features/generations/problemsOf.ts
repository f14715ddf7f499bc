import i18next from 'i18next';
import type { Issue } from '../../../shared/error.schema.ts';
import { findContradictions } from '../../../shared/asked/findContradictions.ts';
import { guessBody } from '../../../shared/asked/guessBody.ts';
import { GenerateBody } from '../../../shared/generations.schema.ts';
import type { Answers } from './answers.ts';
import { toBody } from './answers.ts';

/** What stands beside each field that has a problem. */
export type Problems = Partial<Record<keyof Answers, string>>;

/** The problems of the answers as they are now, by the very schema that the server checks with. */
export function problemsOf(answers: Answers, fromServer: readonly Issue[]): Problems {
  const parsed = GenerateBody.safeParse(toBody({ ...answers, theme: answers.theme ?? 'relaxation' }));
  const own = (parsed.error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    ...('maximum' in issue && { maximum: Number(issue.maximum) }),
  }));
  const contradictions = findContradictions({
    ...answers,
    body: answers.body ?? guessBody(answers),
    instructions: answers.instructions ?? [],
  });
  return Object.fromEntries([...fromServer, ...own, ...contradictions].map((issue) => [issue.path.split('.')[0], textOf(issue)]));
}

function textOf({ path, maximum }: { path: string; maximum?: number | undefined }): string {
  if (maximum !== undefined) return i18next.t('generator.problems.tooLong', { maximum });
  if (path === 'includeBreathing' || path === 'body') return i18next.t('generator.breathIsApproach');
  if (path === 'instructions') return i18next.t('generator.bodyScanIsApproach');
  return i18next.t(path === 'listenerName' ? 'generator.problems.name' : 'generator.problems.other');
}
