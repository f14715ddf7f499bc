import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { generateScript } from '../../../shared/routes/generations.routes.ts';
import { generateBody } from '../../support/generateBody.ts';

/** Asks for a script in the name of whoever is signed in, without the form; gives the script's id. */
export async function ask(page: Page, changes: Partial<GenerateBody> = {}): Promise<string> {
  const answer = await page.request.post(generateScript.path, {
    data: generateBody(changes),
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(202);
  return generateScript.answers[202].parse(await answer.json()).script.id;
}
