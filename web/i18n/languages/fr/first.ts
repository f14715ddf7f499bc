import { readTexts } from '../../../testing/readTexts.ts';
import type { FirstTexts } from '../../Texts.ts';

/** For tests that run in Node, outside of Vite. `npm run locales` holds every language to the files that are the type. */
export const first = readTexts('fr', 'first') as FirstTexts;
