import type { Answers } from './answers.ts';
import type { Problems } from './problemsOf.ts';
import type { Change } from './useDraft.ts';

/** What every group of the form is given. */
export type GroupProps = { readonly answers: Answers; readonly change: Change; readonly problems: Problems };
