import type { TemplateAnswers } from './templateAnswers.ts';
import type { TemplateProblems } from './templateProblems.ts';

/** What every part of the form is given. */
export type TemplateFieldProps = {
  readonly answers: TemplateAnswers;
  readonly problems: TemplateProblems;
  readonly change: (changed: Partial<TemplateAnswers>) => void;
};
