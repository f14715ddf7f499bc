import { describe, expect, test } from 'vitest';
import { checkContent } from '../../domain/analysis/checkContent.ts';
import { assembleContent } from '../../shared/markup/assembleContent.ts';
import { requestSample } from '../../shared/routes/samples.routes.ts';
import { addressFormsOf, languages, sectionKinds } from '../../shared/vocabulary.ts';
import { Client } from '../support/Client.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const seed = '0198a2b4-5c6d-4e7f-8a9b-0c1d2e3f4a5b';

test.each(languages)('the composer writes three minutes in %s for whoever asks', async (language) => {
  const sample = await new Client(api.url).call(requestSample, { body: { language, theme: 'sleep' } });
  expect(sample).toMatchObject({ language, theme: 'sleep', plannedSeconds: 180 });
  expect(sample.title).not.toBe('');
  const seconds = sample.sections.reduce((sum, { speechSeconds, silenceSeconds }) => sum + speechSeconds + silenceSeconds, 0);
  expect(Math.abs(seconds - 180)).toBeLessThan(5);
  const sections = sample.sections.map((section) => ({ ...section, kind: sectionKinds[0] }));
  const address = addressFormsOf[language][0] ?? 'informal';
  const facts = { language, type: 'meditation', theme: 'sleep', address, readingSpeed: 100 } as const;
  const findings = checkContent(assembleContent(sections), facts, [], 180);
  expect(findings.filter(({ level, code }) => level === 'fatal' && code !== 'section_count')).toEqual([]);
});

test('each is another one, and a seed gives the same again', async () => {
  const client = new Client(api.url);
  const ask = (body = {}) => client.call(requestSample, { body: { language: 'en', theme: 'focus', ...body } });
  const [one, other] = [await ask(), await ask()];
  expect(one.sections).not.toEqual(other.sections);
  expect((await ask({ seed: one.seed })).sections).toEqual(one.sections);
});

test('nothing is stored', async () => {
  await new Client(api.url).call(requestSample, { body: { language: 'fr', theme: 'stress', seed } });
  const rows = await base.rows<{ count: string }>(
    'select (select count(*) from script) + (select count(*) from generation) as count',
  );
  expect(Number(rows[0]?.count)).toBe(0);
});

describe('refusals', () => {
  test('words of one’s own, longer scripts, and unknown choices', async () => {
    const client = new Client(api.url);
    const good = { language: 'en', theme: 'sleep' } as const;
    for (const wrong of [{ description: 'a forest' }, { duration: 4 }, { theme: 'war' }, { language: 'xx' }, { seed: 'mine' }])
      await client.refused('VALIDATION_FAILED', requestSample, { body: { ...good, ...wrong } });
  });

  test('more than the limit from one address, which is told how long to wait; another address goes on', async () => {
    const limited = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1', SAMPLES_PER_HOUR: '2' });
    const at = (address: string): Client => new Client(limited.url, { 'x-forwarded-for': address });
    const body = { language: 'en', theme: 'sleep', seed } as const;
    for (let time = 0; time < 2; time += 1) await at('198.51.100.1').call(requestSample, { body });
    const { headers } = await at('198.51.100.1').refused('RATE_LIMITED', requestSample, { body });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    await at('198.51.100.2').call(requestSample, { body });
  });
});
