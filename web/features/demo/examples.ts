import type { ReactNode } from 'react';
import { actionExamples } from './actionExamples.tsx';
import { findingExamples } from './findingExamples.tsx';
import { formExamples } from './formExamples.tsx';
import { surfaceExamples } from './surfaceExamples.tsx';
import { timeExamples } from './timeExamples.tsx';

/** Every component of `web/ui` by its name; a test holds that none is missing. */
export const examples: Readonly<Record<string, ReactNode>> = {
  ...actionExamples,
  ...findingExamples,
  ...formExamples,
  ...surfaceExamples,
  ...timeExamples,
};
