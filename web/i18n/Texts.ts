import type { FirstTexts } from './languages/en/first.ts';
import type { MoreTexts } from './languages/en/more.ts';

/** Every text of the interface but the help, which is fetched article by article. */
export type Texts = FirstTexts & MoreTexts;
