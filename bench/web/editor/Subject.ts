import type { BrowserContext, Page } from '@playwright/test';

/** An editor that is measured: the product's, or the floor. */
export type Subject = {
  readonly url: string;
  readonly cookie: string | null;
  readonly prepare: (context: BrowserContext) => Promise<void>;
  /** The text that is kept of it. */
  readonly read: () => Promise<string>;
  readonly canUndo: (page: Page) => Promise<boolean>;
};
