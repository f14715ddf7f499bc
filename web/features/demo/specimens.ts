import type { ReactNode } from 'react';
import { actionSpecimens } from './actionSpecimens.tsx';
import { findingSpecimens } from './findingSpecimens.tsx';
import { formSpecimens } from './formSpecimens.tsx';
import { surfaceSpecimens } from './surfaceSpecimens.tsx';
import { timeSpecimens } from './timeSpecimens.tsx';

/** Every component of `web/ui` by its name; a test holds that none is missing. */
export const specimens: Readonly<Record<string, ReactNode>> = {
  ...actionSpecimens,
  ...findingSpecimens,
  ...formSpecimens,
  ...surfaceSpecimens,
  ...timeSpecimens,
};
