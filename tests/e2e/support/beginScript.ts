import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createScript } from '../../../shared/routes/scripts.routes.ts';
import type { CreateScriptBody } from '../../../shared/scripts.schema.ts';

export const ownContent =
  '## By the water\nRest here a while. [pause:4]\nThe breath comes and goes.\n\n## Settling\nFeel the ground. [pause:8]\nLet it hold you.';

/** Begins a script of one's own with a text, in the name of whoever is signed in, without the form; gives its id. */
export async function beginScript(page: Page, changes: Partial<CreateScriptBody> = {}): Promise<string> {
  const about = { title: 'Ground', type: 'meditation', theme: 'relaxation', language: 'en', duration: 5 };
  const answer = await page.request.post(createScript.path, {
    data: { ...about, content: ownContent, ...changes },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(201);
  return createScript.answers[201].parse(await answer.json()).id;
}
