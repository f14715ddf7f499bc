import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StreamEvent } from '../../shared/events.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  restoreTemplate,
  updateTemplate,
} from '../../shared/routes/templates.routes.ts';
import {
  toTemplateListItem,
  type CreateTemplateBody,
  type TemplateFilters,
  type TemplatePage,
} from '../../shared/templates.schema.ts';
import { purgeDeletedTemplates } from '../../domain/templates/removeDeletedTemplates.ts';
import { asking } from '../../web/lib/asking.ts';
import { Client } from '../support/Client.ts';
import { eventCases } from '../support/eventCases.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { templateKeys } from '../../web/features/templates/templateKeys.ts';

const base = await useDatabase();
const applyToCache = eventCases('templates');
const api = await startTestApi(base.url);
const { signUp } = factories(base, api);
const visitor = (): Client => new Client(api.url);

const create = ({ client }: Person, changes: Partial<CreateTemplateBody> = {}) =>
  client.call(createTemplate, { body: templateBody(changes) });
const idsOf = async (client: Client, query: object) =>
  (await client.call(listTemplates, { query: { limit: 100, ...query } })).items.map(({ id }) => id);

/** What `[pause:N]` and words a template may not hold. */
const contents = [
  ['a pause that cannot be kept', 'Rest. [pause:31]', 'content'],
  ['a marker written in another way', 'Rest. [pause 4]', 'content'],
  ['a pause before anything is said', '[pause:4]\nRest.', 'content'],
  ['nothing at all', '   ', 'content'],
  ['a title without a sentence', '## Only a title', 'content'],
  ['more than a text may hold', 'a'.repeat(20_001), 'content'],
] as const;

describe('keeping a template', () => {
  test('title and content are enough', async () => {
    const { client } = await signUp();
    const template = await client.call(createTemplate, {
      body: { title: ' Short ', content: 'Rest. [pause:2]', language: 'it' },
    });
    expect(template).toMatchObject({
      source: 'own',
      title: 'Short',
      type: 'meditation',
      style: 'calm',
      approach: null,
      isPublic: false,
      author: null,
      revision: 1,
    });
    expect(await client.call(getTemplate, { params: { id: template.id } })).toEqual(template);
  });

  test.each(contents)('%s is refused', async (_name, content, path) => {
    const { client } = await signUp();
    const refusal = await client.refused('VALIDATION_FAILED', createTemplate, { body: templateBody({ content }) });
    expect(refusal.issues?.map((issue) => issue.path)).toContain(path);
  });

  test('every problem is named at once', async () => {
    const { client } = await signUp();
    const body = { ...templateBody({ title: ' ', duration: 90 }), style: 'loud', themes: ['sleep', 'war'], extra: 1 };
    const { issues = [] } = await client.refused('VALIDATION_FAILED', createTemplate, { body });
    expect(issues.map(({ path }) => path).toSorted()).toEqual(['duration', 'extra', 'style', 'themes.1', 'title']);
  });

  test('a change made to another revision is refused with the current one', async () => {
    const owner = await signUp();
    const { id } = await create(owner);
    const changed = await owner.client.call(updateTemplate, { params: { id }, body: { baseRevision: 1, title: 'Once more' } });
    expect(changed).toMatchObject({ title: 'Once more', revision: 2, content: templateBody().content });
    const refusal = await owner.client.refused('VERSION_CONFLICT', updateTemplate, {
      params: { id },
      body: { baseRevision: 1, title: 'Too late' },
    });
    expect(refusal.details).toEqual({ revision: 2 });
  });

  test('what is deleted can be brought back for thirty days, and is then purged', async () => {
    const owner = await signUp();
    const { id } = await create(owner, { isPublic: true });
    await owner.client.call(deleteTemplate, { params: { id } });
    await owner.client.refused('NOT_FOUND', getTemplate, { params: { id } });
    await visitor().refused('NOT_FOUND', getTemplate, { params: { id } });
    await owner.client.refused('NOT_FOUND', deleteTemplate, { params: { id } });
    expect(await owner.client.call(restoreTemplate, { params: { id } })).toMatchObject({ id, revision: 3 });
    await owner.client.call(deleteTemplate, { params: { id } });
    await base.rows("update template set deleted_at = now() - interval '31 days' where id = $1", [id]);
    await owner.client.refused('NOT_FOUND', restoreTemplate, { params: { id } });
    await base.database.transaction(purgeDeletedTemplates);
    expect(await base.rows('select id from template where id = $1', [id])).toEqual([]);
  });
});

describe('sharing', () => {
  test('is off by default, and shows no more of a person than the username', async () => {
    const owner = await signUp();
    const kept = await create(owner);
    const given = await create(owner, { isPublic: true });
    await visitor().refused('NOT_FOUND', getTemplate, { params: { id: kept.id } });
    const seen = await visitor().call(getTemplate, { params: { id: given.id } });
    expect(seen).toEqual({ ...given, source: 'shared', author: owner.user.username });
    expect(JSON.stringify(seen)).not.toContain('@');
    const other = await signUp();
    expect(await idsOf(other.client, { source: 'shared' })).toContain(given.id);
    expect(await idsOf(other.client, {})).not.toContain(kept.id);
  });

  test('a phrase that could harm a listener is not shared, and may stay for oneself', async () => {
    const owner = await signUp();
    const content = 'You may rest. [pause:2]\nYou can stop taking your medication now.';
    const { id } = await create(owner, { content });
    const refusal = await owner.client.refused('VALIDATION_FAILED', updateTemplate, {
      params: { id },
      body: { baseRevision: 1, isPublic: true },
    });
    expect(refusal.issues).toMatchObject([{ path: 'content', code: 'phrase_forbidden' }]);
    await owner.client.refused('VALIDATION_FAILED', createTemplate, { body: templateBody({ content, isPublic: true }) });
    expect((await owner.client.call(getTemplate, { params: { id } })).isPublic).toBe(false);
  });
});

describe('the list', () => {
  test('goes through one’s own, Stillpoint’s and the shared ones in pages, each once', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const own = [await create(owner), await create(owner), await create(owner)].map(({ id }) => id).toReversed();
    const theirs = [await create(other, { isPublic: true }), await create(other, { isPublic: true })].map(({ id }) => id);
    const query = { language: 'en', limit: 5 } as const;
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: TemplatePage = await owner.client.call(listTemplates, {
        query: { ...query, ...(cursor !== null && { cursor }) },
      });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(await idsOf(owner.client, { language: 'en' }));
    expect(new Set(found).size).toBe(found.length);
    expect(found.slice(0, 3)).toEqual(own);
    const builtIn = found.filter((id) => id.startsWith('en.'));
    expect(builtIn.length).toBeGreaterThanOrEqual(12);
    expect(found.slice(3, 3 + builtIn.length)).toEqual(builtIn);
    expect(found).toEqual(expect.arrayContaining(theirs));
  });

  test('filters by whose, theme, type, duration and language, and all of them together', async () => {
    const owner = await signUp();
    const wanted = await create(owner, { themes: ['focus', 'stress'], type: 'hypnosis', duration: 15, language: 'de' });
    await create(owner, { themes: ['stress'], type: 'meditation', duration: 20, language: 'de' });
    const narrow = { source: 'own', theme: 'focus', type: 'hypnosis', duration: 20, language: 'de' } as const;
    expect(await idsOf(owner.client, narrow)).toEqual([wanted.id]);
    expect(await idsOf(owner.client, { ...narrow, duration: 10 })).toEqual([]);
    for (const other of [{ theme: 'sleep' }, { type: 'meditation' }, { language: 'fr' }, { source: 'shared' }])
      expect(await idsOf(owner.client, { ...narrow, ...other })).toEqual([]);
    for (const item of (await owner.client.call(listTemplates, { query: { theme: 'sleep', limit: 100 } })).items)
      expect(item.themes).toContain('sleep');
  });

  test('a search looks for words in title and description, whatever their case and accents; signs stand for themselves', async () => {
    const owner = await signUp();
    const { id } = await create(owner, { title: 'Été au jardin', description: '100 % calme_et lent', language: 'fr' });
    for (const q of ['ete', 'JARDIN été', '100 %', 'calme_et'])
      expect({ q, ids: await idsOf(owner.client, { q, source: 'own' }) }).toEqual({ q, ids: [id] });
    for (const q of ['jardin hiver', 'calme%lent', '_', '\\'])
      expect({ q, ids: (await idsOf(owner.client, { q: `${q} jardin`, source: 'own' })).length }).toEqual({
        q,
        ids: q === '_' ? 1 : 0,
      });
  });

  test('a cursor of another list, or of nobody, is refused', async () => {
    const cursors = [
      'nonsense',
      Buffer.from('["1","own:not-an-id"]').toString('base64url'),
      Buffer.from('["1","x"]').toString('base64url'),
    ];
    for (const cursor of cursors) await visitor().refused('VALIDATION_FAILED', listTemplates, { query: { cursor } });
    await visitor().refused('VALIDATION_FAILED', listTemplates, { query: { theme: 'war' } });
  });
});

describe('a tab that lives on events', () => {
  const filters: TemplateFilters[] = [{ source: 'own' }, { source: 'own', theme: 'sleep' }, { language: 'en', q: 'window' }];

  test('shows the same as one that fetches afresh', async () => {
    const owner = await signUp();
    const first = await create(owner, { themes: ['sleep'] });
    const cache = new QueryClient();
    const fetchList = async (query: TemplateFilters) => ({
      pages: [await owner.client.call(listTemplates, { query: { limit: 100, ...query } })],
      pageParams: [null],
    });
    const fetchOne = async (id: string) => {
      const reply = await owner.client.try(getTemplate, { params: { id } });
      return reply.status === 404 ? null : owner.client.call(getTemplate, { params: { id } });
    };
    for (const query of filters) cache.setQueryData(templateKeys.list(query), await fetchList(query));
    cache.setQueryData(templateKeys.one(first.id), await fetchOne(first.id));
    const key = templateKeys.one(first.id);
    let fetched = 0;
    const queryFn = () => {
      fetched += 1;
      return fetchOne(first.id);
    };
    onTestFinished(new QueryObserver(cache, { queryKey: key, queryFn, staleTime: Infinity }).subscribe(() => {}));
    let seen = 1;

    const follow = async (): Promise<string[]> => {
      const rows = await base.rows(
        'select stream, seq::int, type, payload, at from event where stream = $1 and seq > $2 order by seq',
        [owner.stream, seen],
      );
      const events = rows.map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
      for (const event of [...events, ...events]) await applyToCache(cache, event);
      seen += events.length;
      const isCalm = (): boolean => !asking.isWaiting(cache, key) && cache.isFetching({ queryKey: key }) === 0;
      await waitUntil('the template to be fetched', isCalm);
      for (const query of filters) expect(cache.getQueryData(templateKeys.list(query))).toEqual(await fetchList(query));
      expect(cache.getQueryData(templateKeys.one(first.id))).toEqual(await fetchOne(first.id));
      return events.map(({ type }) => type);
    };

    const params = { id: first.id };
    expect(await follow()).toEqual([]);
    const second = await create(owner);
    expect(await follow()).toEqual(['template.saved']);
    await owner.client.call(updateTemplate, { params, body: { baseRevision: 1, themes: ['focus'], title: 'A door' } });
    await owner.client.call(updateTemplate, { params: { id: second.id }, body: { baseRevision: 1, description: '' } });
    expect(await follow()).toEqual(['template.saved', 'template.saved']);
    await owner.client.call(updateTemplate, {
      params,
      body: { baseRevision: 2, content: 'Look out of the window.', structure: ['One'] },
    });
    expect(await follow()).toEqual(['template.saved']);
    const texts = await base.rows<{ has: boolean }>("select payload ? 'text' as has from event where stream = $1 order by seq", [
      owner.stream,
    ]);
    expect(texts.map(({ has }) => has)).toEqual([false, false, false, false, true]);
    expect(fetched).toBe(0);
    await owner.client.call(deleteTemplate, { params });
    expect(await follow()).toEqual(['template.deleted']);
    await owner.client.call(restoreTemplate, { params });
    expect(await follow()).toEqual(['template.saved']);
    expect((await owner.client.call(listTemplates, { query: { source: 'own' } })).items[1]).toEqual(
      toTemplateListItem(await owner.client.call(getTemplate, { params })),
    );
  });
});
