import { expect, type Page } from '@playwright/test';
import { getScript, updateScript } from '../../../shared/routes/scripts.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { ask } from './ask.ts';

const headers = { 'sec-fetch-site': 'same-origin' } as const;

/** Scripts of whoever is signed in, past the pages: to prepare what a test is about, and to see what came of it. */
export const ownText = {
  read: async (page: Page, id: string): Promise<Script> =>
    getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json()),

  /** Saves a text as an edit; all edits of one editing session are one version. */
  async save(page: Page, id: string, content: string, editSession?: string): Promise<void> {
    const { revision } = await ownText.read(page, id);
    const data = { baseRevision: revision, content, ...(editSession !== undefined && { editSession }) };
    expect((await page.request.patch(updateScript.path.replace(':id', id), { data, headers })).status()).toBe(200);
  },

  /** A finished script. */
  async finished(page: Page, changes: Parameters<typeof ask>[1] = {}): Promise<string> {
    const id = await ask(page, changes);
    await expect.poll(async () => (await ownText.read(page, id)).status).toBe('ready');
    return id;
  },
} as const;
