import { describe, expect, test } from 'vitest';
import { addFavorite, listFavorites, removeFavorite } from '../../shared/routes/favorites.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript } from '../../shared/routes/scripts.routes.ts';
import { durationLimits, isWithinLimit, secondsOf, sortOrders, type ScriptListOptions } from '../../shared/scriptFilters.ts';
import { toListItem } from '../../shared/scripts.schema.ts';
import type { Queries } from '../../db/pool.ts';
import { countScripts, listScriptRows } from '../../domain/scriptPages/scriptList.queries.ts';
import { readSearch } from '../../domain/scriptPages/readSearch.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask } = factories(base, api);

const titles = ['Zebra', 'étoile', 'Etage', 'Ähre', 'apfel', 'Étude', 'Script 10', 'Script 9', 'Öl', 'zoo'];

/** Scripts of every length, kind and language, put there past the writing. */
async function fill(person: Person, count: number, words = ''): Promise<void> {
  await ask(person);
  await base.rows(
    `insert into script (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, content, outline, timing, request, created_at)
     select gen_random_uuid(), s.account_id, ($3::text[])[1 + n % cardinality($3::text[])], (array['meditation','hypnosis'])[1 + n % 2], s.theme, s.style,
       (array['calm','nature','breath','bodyscan'])[1 + n % 4], s.intensity, (array['en','fr','es','de','it','pt'])[1 + n % 6], 'informal', 3 + n % 58,
       'ready', E'## Arriving\nYou can stop at any time.\n\n## Deeper\nPart ' || n || ' ' || $4,
       '[{"position":1,"kind":"settling","title":"Arriving","plannedSeconds":60},{"position":2,"kind":"theme","title":"Deeper","plannedSeconds":60}]',
       -- Every second one has a clock of its own, up to a minute off what was asked for.
       case when n % 2 = 0 then jsonb_build_object('speechSeconds', 0, 'silenceSeconds', 0, 'totalSeconds', 60 * (3 + n % 58) + 20.4 * (n % 7 - 3), 'strip', '[]'::jsonb) end,
       s.request, now() - (n / 3) * interval '1 minute'
     from script s, generate_series(1, $2::int) n where s.account_id = $1`,
    [person.user.id, count, titles, words],
  );
  await base.rows('delete from script where account_id = $1 and status = $2', [person.user.id, 'writing']);
}

/** A list to its end, page by page. */
async function readAll({ client }: Person, list: Partial<ScriptListOptions>, limit = 7) {
  const items = [];
  let total: number | null = null;
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof client.call<typeof listScripts>>> = await client.call(listScripts, {
      query: { ...list, limit, ...(cursor && { cursor }) },
    });
    if (!cursor) ({ total } = page);
    else expect(page.total).toBeNull();
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(total).toBe(items.length);
  return items;
}

describe('the list of scripts', () => {
  test('is sorted by date, title and length, up and down, in pages that neither skip nor repeat', async () => {
    const person = await signUp({ credits: 5 });
    await fill(person, 60);
    for (const sort of ['date', 'title', 'duration'] as const) {
      const [up, down] = await Promise.all(sortOrders.map((order) => readAll(person, { sort, order })));
      expect(up).toHaveLength(60);
      expect(down?.map(({ id }) => id)).toEqual(up?.map(({ id }) => id).toReversed());
      if (sort === 'duration')
        expect(up?.map((s) => secondsOf(s))).toEqual(up?.map((s) => secondsOf(s)).toSorted((a, b) => a - b));
      if (sort === 'date') expect(up?.map((s) => s.createdAt)).toEqual(up?.map((s) => s.createdAt).toSorted());
      if (sort !== 'title') continue;
      const seen = [...new Set(up?.map(({ title }) => title))];
      expect(seen).toEqual(['Ähre', 'apfel', 'Etage', 'étoile', 'Étude', 'Öl', 'Script 9', 'Script 10', 'Zebra', 'zoo']);
    }
  });

  test('is narrowed as asked, and every filter combines', async () => {
    const person = await signUp({ credits: 5 });
    await fill(person, 120, 'wide');
    const all = await readAll(person, {}, 100);
    const favourites = all.filter((_script, index) => index % 5 === 0).map(({ id }) => id);
    for (const scriptId of favourites) await person.client.call(addFavorite, { body: { scriptId } });
    const ids = async (list: Partial<ScriptListOptions>) => (await readAll(person, list, 50)).map(({ id }) => id);
    const those = (keep: (script: (typeof all)[number]) => boolean) => all.filter(keep).map(({ id }) => id);
    expect(await ids({ approach: 'breath' })).toEqual(those((s) => s.approach === 'breath'));
    expect(await ids({ type: 'hypnosis' })).toEqual(those((s) => s.type === 'hypnosis'));
    expect(await ids({ language: 'it' })).toEqual(those((s) => s.language === 'it'));
    for (const duration of durationLimits)
      expect(await ids({ duration })).toEqual(those((s) => isWithinLimit(secondsOf(s), duration)));
    // The classes leave nothing out, and share nothing.
    for (const script of all) expect(durationLimits.filter((limit) => isWithinLimit(secondsOf(script), limit))).toHaveLength(1);
    expect(await ids({ favorite: 'true' })).toEqual(favourites);
    expect(await ids({ favorite: 'true', duration: 30, search: 'wide', sort: 'date', order: 'desc' })).toEqual(
      those((s) => favourites.includes(s.id) && isWithinLimit(secondsOf(s), 30)),
    );
  });

  test('shows of each script what it is about, as the script itself tells', async () => {
    const person = await signUp({ credits: 5 });
    await fill(person, 3, 'of the sea');
    for (const item of await readAll(person, {})) {
      expect(item.excerpt).toMatch(/^Part \d of the sea$/u);
      expect(item).toEqual(toListItem(await person.client.call(getScript, { params: { id: item.id } })));
    }
  });

  test.each([
    { sort: 'place' },
    { sort: 'length' },
    { order: 'up' },
    { duration: 7 },
    { duration: 'x' },
    { approach: 'loud' },
    { language: 'xx' },
    { favorite: 'false' },
    { collection: 'none' },
  ])('refuses %j', async (query) => {
    const { client } = await signUp();
    await client.refused('VALIDATION_FAILED', listScripts, { query });
  });

  test('refuses a cursor of another order, and a collection that is not there', async () => {
    const person = await signUp({ credits: 5 });
    await fill(person, 5);
    const { nextCursor } = await person.client.call(listScripts, { query: { limit: 2, sort: 'title' } });
    await person.client.refused('VALIDATION_FAILED', listScripts, { query: { cursor: nextCursor, sort: 'duration' } });
    await person.client.refused('NOT_FOUND', listScripts, { query: { collection: '32ea02c0-ffa4-45fa-9dd0-794c8384b3d4' } });
  });
});

describe('with ten thousand scripts beside those of others', () => {
  test('a page reads as many rows as it shows, and a search only what it finds', async () => {
    const person = await signUp({ credits: 5 });
    const other = await signUp({ credits: 5 });
    await fill(person, 10_000, 'calm and slow');
    await fill(other, 1000, 'calm and slow');
    await base.rows('vacuum analyze script');
    type Node = {
      readonly 'Index Name'?: string;
      readonly 'Actual Rows': number;
      readonly 'Actual Loops': number;
      readonly 'Shared Hit Blocks': number;
      readonly 'Shared Read Blocks': number;
      readonly Plans?: readonly Node[];
    };
    const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
    const explain = async (run: (queries: Queries) => Promise<unknown>): Promise<Node[]> => {
      const asked: { text: string; values: readonly unknown[] }[] = [];
      const note = (query: { sql: string; values: readonly unknown[] }) => {
        // slonik's own placeholders become PostgreSQL's when it runs them.
        asked.push({ text: query.sql.replaceAll('$slonik_', '$'), values: query.values });
        return Promise.resolve([]);
      };
      await run({
        query: (query: Parameters<typeof note>[0]) => note(query).then(() => ({ rows: [], rowCount: 0 })),
        oneFirst: note,
      } as unknown as Queries);
      const [{ text, values } = { text: '', values: [] }] = asked;
      const [row] = await base.rows<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
        `explain (analyze, buffers, format json, timing off) ${text}`,
        values,
      );
      return row ? row['QUERY PLAN'].flatMap(({ Plan }) => nodes(Plan)) : [];
    };
    const query = { accountId: person.user.id, terms: [] };
    for (const [sort, index] of [
      ['date', 'script_date'],
      ['title', 'script_title'],
      ['duration', 'script_duration'],
    ] as const) {
      const plan = await explain((queries) =>
        listScriptRows(queries, { ...query, sort, order: 'desc', approach: 'calm' }, null, 25),
      );
      expect(plan.flatMap((node) => node['Index Name'] ?? [])).toContain(index);
      expect(Math.max(...plan.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThanOrEqual(25);
    }
    const rare = await explain((queries) =>
      listScriptRows(queries, { ...query, terms: readSearch('"part 4711"'), sort: 'date', order: 'desc' }, null, 25),
    );
    // What the search's own index is asked for stands in no plan (`search_scripts`); all scripts are thousands of blocks.
    expect(Math.max(...rare.map((node) => node['Shared Hit Blocks'] + node['Shared Read Blocks']))).toBeLessThanOrEqual(500);
    expect(Math.max(...rare.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThanOrEqual(25);
    const all = await explain((queries) =>
      countScripts(queries, { ...query, terms: readSearch('cal'), sort: 'date', order: 'desc' }),
    );
    expect(Math.max(...all.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThanOrEqual(10_001);
  });
});

describe('favourites', () => {
  test('are added once, listed newest first, and removed', async () => {
    const person = await signUp({ credits: 5 });
    const [one, two] = [(await ask(person)).script.id, (await ask(person)).script.id];
    const first = await person.client.call(addFavorite, { body: { scriptId: one } });
    await person.client.call(addFavorite, { body: { scriptId: two } });
    expect(await person.client.call(addFavorite, { body: { scriptId: one } })).toEqual(first);
    const { items } = await person.client.call(listFavorites, {});
    expect(items.map(({ scriptId }) => scriptId)).toEqual([two, one]);
    const page = await person.client.call(listFavorites, { query: { limit: 1 } });
    const rest = await person.client.call(listFavorites, { query: { limit: 1, cursor: page.nextCursor ?? '' } });
    expect([...page.items, ...rest.items]).toEqual(items);
    expect(rest.nextCursor).toBeNull();
    for (let count = 0; count < 2; count += 1) await person.client.call(removeFavorite, { params: { scriptId: two } });
    expect((await person.client.call(listFavorites, {})).items).toEqual([first]);
  });

  test('raise no revision, and live through deleting and restoring', async () => {
    const person = await signUp();
    const { id, revision } = (await ask(person)).script;
    await person.client.call(addFavorite, { body: { scriptId: id } });
    expect(await person.client.call(getScript, { params: { id } })).toMatchObject({ favorite: true, revision });
    await person.client.call(deleteScript, { params: { id } });
    expect((await person.client.call(listFavorites, {})).items).toEqual([]);
    await person.client.refused('NOT_FOUND', addFavorite, { body: { scriptId: id } });
    await person.client.refused('NOT_FOUND', removeFavorite, { params: { scriptId: id } });
    expect(await person.client.call(restoreScript, { params: { id } })).toMatchObject({ favorite: true });
  });

  test('are refused where nothing fits', async () => {
    const { client } = await signUp();
    await client.refused('VALIDATION_FAILED', addFavorite, { body: {} });
    await client.refused('VALIDATION_FAILED', addFavorite, { body: { scriptId: 'x' } });
    await client.refused('NOT_FOUND', removeFavorite, { params: { scriptId: 'x' } });
  });
});
