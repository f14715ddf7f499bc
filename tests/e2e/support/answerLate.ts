import type { Page } from '@playwright/test';
import { holdAnswers } from './holdAnswers.ts';

/** Presses something whose answer comes only after its event has made another page of this one. `path` is a glob. */
export async function answerLate(
  page: Page,
  path: string,
  { press, changed }: { readonly press: () => Promise<void>; readonly changed: () => Promise<void> },
): Promise<void> {
  const answers = await holdAnswers(page, path);
  await press();
  await answers.reached;
  await changed();
  answers.open();
}
