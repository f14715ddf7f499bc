import { expect, test } from 'vitest';
import { bindRoute } from '../../api/http/bindRoute.ts';
import { product } from '../../api/routes/product.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import type { Assignment } from '../../domain/writing/writer.ts';
import * as z from 'zod/mini';
import { plans } from '../../shared/plans.ts';
import { defineRoute } from '../../shared/route.ts';
import { checkExport } from '../../shared/routes/exports.routes.ts';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { getSubscription } from '../../shared/routes/subscriptions.routes.ts';
import { writeScript } from '../../worker/writing/writeScript.ts';
import { factories } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { newKey } from '../support/signingUp.ts';
import { openTestTexts } from '../support/openTestTexts.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const premium = defineRoute({
  method: 'POST',
  path: '/api/test/premium',
  access: 'premium',
  summary: 'restricted',
  answers: { 200: z.object({ done: z.literal(true) }) },
});

const base = await useDatabase();
const texts = openTestTexts();
const api = await startTestApi(
  base.url,
  { BETA: 'on' },
  {
    routes: [...product.routes, premium],
    bindings: [
      ...product.bindings,
      (router, services) => bindRoute(router, services, premium, async () => ({ done: true as const })),
    ],
  },
);
const { signUp, ask, claim, finished } = factories(base, api);
const { free, business } = plans;

test('while the beta is on a free account has every feature', async () => {
  const person = await signUp({ credits: 20 });
  const { client } = person;
  const { script } = await ask(person, { duration: business.maxMinutes });
  expect(script.duration).toBe(business.maxMinutes);
  const { scriptId } = await finished(person);
  for (const format of business.exports) await client.call(checkExport, { params: { id: scriptId }, query: { format } });
  expect(await client.call(premium, {})).toEqual({ done: true });
  // The plan itself, and the credits that come with it, are what they were.
  expect(await client.call(getSubscription, {})).toMatchObject({
    planType: 'free',
    creditsIncluded: free.monthlyCredits,
    scriptsUpTo: business.maxMinutes,
  });
  expect((await client.send('GET', '/scripts')).text).toContain('data-beta="on"');
});

test('credits still count', async () => {
  const { client } = await signUp();
  const body = generateBody({ duration: business.maxMinutes });
  const { details } = await client.refused('INSUFFICIENT_CREDITS', generateScript, { key: newKey(), body });
  expect(details).toMatchObject({ available: free.monthlyCredits });
});

test.each([true, false])('a worker writes by the largest plan where the beta is on: %s', async (isBeta) => {
  const { generation } = await ask(await signUp());
  const seen: Assignment[] = [];
  const writer = {
    ...composer,
    title: (assignment: Assignment) => {
      seen.push(assignment);
      return Promise.reject(new Error('seen'));
    },
  };
  const written = writeScript({
    database: base.database,
    texts,
    lease: await claim(generation.id),
    writers: [writer],
    isBeta,
    signal: new AbortController().signal,
    betweenSections: () => undefined,
  });
  await expect(written).rejects.toThrow('seen');
  expect(seen.map(({ advanced }) => advanced)).toEqual([isBeta]);
});
