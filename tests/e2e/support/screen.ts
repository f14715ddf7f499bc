import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

/** A page in one of its states, which surveys and screenshots look at. */
export type Screen = {
  readonly name: string;
  readonly open: (page: Page, t: TFunction) => Promise<void>;
  /** Its parts keep to the window and text is there only within it: more of the page would not show more. */
  readonly isWindow?: boolean;
  /** A path that is answered with 400 on the way there. */
  readonly refused?: string;
};
