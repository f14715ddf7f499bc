import type { GenerateBody } from '../../../../shared/generations.schema.ts';
import type { Settings } from '../../../../shared/settings.schema.ts';
import type { Language } from '../../../../shared/vocabulary.ts';
import { presetAnswers, toBody } from '../answers.ts';

/** Minutes that a script for tonight may have, where the plan reaches that far. */
export const tonightMinutes = [5, 10, 15, 20] as const;

export type TonightAnswers = { readonly minutes: number; readonly listenerName: string };

/** The request that these answers make: a gentle meditation into sleep, else by the person's own defaults. */
export const tonightBody = (
  language: Language,
  settings: Settings,
  { minutes, listenerName }: TonightAnswers,
): GenerateBody | null =>
  toBody({
    ...presetAnswers(language, settings),
    type: 'meditation',
    theme: 'sleep',
    style: 'gentle',
    duration: minutes,
    listenerName,
  });
