import type { Page } from '@playwright/test';

type HeldAnswers = { readonly reached: Promise<void>; readonly open: () => void };

/** Lets requests through to the server, and holds what is answered until it is opened. `path` is a glob. */
export async function holdAnswers(page: Page, path: string): Promise<HeldAnswers> {
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(path, async (route) => {
    const response = await route.fetch();
    reached.resolve();
    await opened.promise;
    await route.fulfill({ response });
  });
  return { reached: reached.promise, open: opened.resolve };
}
