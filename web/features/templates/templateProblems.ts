import i18next from 'i18next';
import type { Issue } from '../../../shared/error.schema.ts';
import { CreateTemplateBody, templateLength } from '../../../shared/templates.schema.ts';
import { toTemplateBody, type TemplateAnswers } from './templateAnswers.ts';

/** What stands beside each field that has a problem. */
export type TemplateProblems = Partial<Record<keyof TemplateAnswers, string | undefined>>;

type Found = {
  readonly field: string;
  readonly code: string;
  readonly kind?: unknown;
  readonly said: string;
  readonly maximum?: number;
};

/** The problems of the answers as they are, by the schema that the server checks with, and what the server itself said. */
export function templateProblems(answers: TemplateAnswers, fromServer: readonly Issue[]): TemplateProblems {
  const own = (CreateTemplateBody.safeParse(toTemplateBody(answers)).error?.issues ?? []).map((issue): Found => ({
    field: String(issue.path[0]),
    code: issue.code,
    said: issue.message,
    ...('params' in issue && { kind: issue.params?.['kind'] }),
    ...('maximum' in issue && { maximum: Number(issue.maximum) }),
  }));
  const theirs = fromServer.map(({ path, code, message }): Found => ({ field: path.split('.')[0] ?? '', code, said: message }));
  // The first of each field stands there: fix it, and the next one shows.
  return Object.fromEntries([...own, ...theirs].toReversed().map((found) => [found.field, textOf(found)]));
}

function textOf({ field, code, kind, said, maximum }: Found): string {
  if (code === 'phrase_forbidden') return i18next.t('templates.problems.forbidden', { phrase: said });
  if (kind === 'marker') return i18next.t('templates.problems.marker', { marker: said });
  if (kind === 'silent') return i18next.t('templates.problems.silent');
  if (field === 'duration') return i18next.t('templates.problems.duration');
  if (field === 'structure') return i18next.t('templates.problems.structure', { max: templateLength.sections });
  if (maximum !== undefined) return i18next.t('generator.problems.tooLong', { maximum });
  return i18next.t(code === 'too_small' ? 'templates.problems.required' : 'generator.problems.other');
}
