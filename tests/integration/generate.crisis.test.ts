import { describe, expect, test } from 'vitest';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { factories } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp } = factories(base, api);

const spoken = [
  ['en', 'US', 'I don’t want to live any more.'],
  ['en', 'US', 'Lately I keep thinking about SUICIDE'],
  ['fr', 'FR', 'J’ai envie de mourir.'],
  ['fr', 'FR', 'Je m’automutile depuis des mois'],
  ['fr', 'FR', 'arrêter l’automutilation'],
  ['es', 'ES', 'A veces quiero morir'],
  ['de', 'DE', 'Ich möchte sterben'],
  ['de', 'DE', 'Ich will mich töten'],
  ['it', 'IT', 'Non voglio più vivere'],
  ['it', 'IT', 'Pensieri d’autolesionismo'],
  ['pt', 'BR', 'Não quero mais viver'],
] as const;

describe('a request that speaks of self-harm', () => {
  test.each(spoken)('in %s is answered with help in %s: %s', async (language, country, description) => {
    const { client, user } = await signUp();
    const { details } = await client.refused('CRISIS_HELP', generateScript, {
      key: newKey(),
      body: generateBody({ language, description }),
    });
    const nameless = { name: expect.any(String), url: expect.stringMatching(/^https:/u) };
    expect(details).toMatchObject({
      country,
      lines: [
        { ...nameless, contact: expect.stringMatching(/^[\d ]+$/u) },
        { ...nameless, contact: 'findahelpline.com' },
      ],
    });
    for (const table of ['script', 'generation', 'credit_reservation', 'idempotency_key'])
      expect(await base.rows(`select from ${table} where account_id = $1`, [user.id])).toEqual([]);
    expect(await client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
  });

  test.each(['title', 'description', 'goal', 'audience', 'personalization', 'additionalInstructions'] as const)(
    'is heard in the field %s, in another language than the script’s',
    async (field) => {
      const { client } = await signUp();
      await client.refused('CRISIS_HELP', generateScript, {
        key: newKey(),
        body: generateBody({ language: 'en', [field]: 'je veux mourir' }),
      });
    },
  );

  test('is answered with the lines of the reader’s country', async () => {
    const { client } = await signUp();
    const ask = async (reader: string) =>
      (
        await client.refused('CRISIS_HELP', generateScript, {
          key: newKey(),
          body: generateBody({ language: 'de', goal: 'Suizid' }),
          headers: { 'accept-language': reader },
        })
      ).details;
    expect(await ask('de-AT,de;q=0.9,en;q=0.8')).toMatchObject({
      country: 'AT',
      lines: expect.arrayContaining([expect.objectContaining({ contact: '142' })]),
    });
    expect(await ask('en-GB')).toMatchObject({
      country: 'GB',
      lines: expect.arrayContaining([expect.objectContaining({ name: 'Samaritans' })]),
    });
    expect(await ask('ja-JP')).toMatchObject({
      country: 'JP',
      lines: [expect.objectContaining({ contact: 'findahelpline.com' })],
    });
    expect(await ask('de')).toMatchObject({ country: 'DE' });
  });

  test('goes on where it is for a practice', async () => {
    const { client } = await signUp();
    const given = { key: newKey(), body: generateBody({ goal: 'Support after thoughts of suicide' }) };
    await client.refused('CRISIS_HELP', generateScript, given);
    const { generation } = await client.call(generateScript, { ...given, body: { ...given.body, forPractice: true } });
    expect(generation.status).toBe('queued');
  });

  test.each([
    'Ein Abend in der Stadt',
    'To kill time before an exam',
    'Die Angst vor dem Sterben anderer verlieren',
    'Couper le pain',
    'Cortar con el pasado',
  ])('is not: %s', async (goal) => {
    const { client } = await signUp();
    await client.call(generateScript, { key: newKey(), body: generateBody({ goal }) });
  });
});

test('no log holds what a person wrote, asked for or refused', async () => {
  const { client } = await signUp();
  const secret = 'zwetschgenkuchen';
  const texts = {
    title: `${secret} 1`,
    description: `${secret} 2`,
    goal: `${secret} 3`,
    audience: `${secret} 4`,
    personalization: `${secret} 5`,
    additionalInstructions: `${secret} 6`,
    listenerName: secret,
  };
  await client.refused('CRISIS_HELP', generateScript, {
    key: newKey(),
    body: generateBody({ ...texts, goal: `${secret} suicide` }),
  });
  await client.refused('VALIDATION_FAILED', generateScript, {
    key: newKey(),
    body: { ...generateBody(texts), [secret]: secret, language: secret },
  });
  const { script } = await client.call(generateScript, { key: newKey(), body: generateBody(texts) });
  const worker = await startTestWorker(base.url);
  await waitUntil('the script', async () => (await client.call(getScript, { params: { id: script.id } })).status === 'ready');
  await worker.stop();
  expect(api.log.text() + worker.log.text()).not.toContain(secret);
  expect(worker.log.text()).not.toBe('');
});
