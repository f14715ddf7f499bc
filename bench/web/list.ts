import * as z from 'zod';
import { openPool, sql, type Database } from '../../db/pool.ts';
import { startApiChild } from '../support/benchSettings.ts';
import type { Bench } from '../support/openBench.ts';
import { createPeople, signIn, type Visitor } from '../support/people.ts';
import { ms, type Row } from '../support/report.ts';
import { percentile } from '../support/statistics.ts';
import { fillLibrary } from './fillLibrary.ts';
import { sendSteadily } from './sendSteadily.ts';

const people = 100;
/** Requests a second, of everybody together (issue: part 7). */
const rate = 50;
/** How many times the 99th percentile of one row a list may take. */
const goal = 5;

type Reader = Visitor & { readonly collectionId: string };

/** Every way to narrow and to order a list that a page offers, each as it stands in the address. */
const lists: Readonly<Record<string, (reader: Reader) => string>> = {
  'no filter': () => '',
  'by title, downwards': () => 'sort=title&order=desc',
  'by length': () => 'sort=duration&order=asc',
  approach: () => 'approach=breath',
  type: () => 'type=hypnosis',
  language: () => 'language=de',
  duration: () => 'duration=20',
  favourites: () => 'favorite=true',
  'a collection': ({ collectionId }) => `collection=${collectionId}`,
  'a collection in its own order': ({ collectionId }) => `collection=${collectionId}&sort=place`,
  'search: a frequent word, any language': () => 'search=breath',
  'search: a word that is not there': () => 'search=xylophone',
  'search: the beginning of a word': () => 'search=rel',
  'search: words in quotes': () => `search=${encodeURIComponent('"your body"')}&language=en`,
  'search by title, three filters': () => 'search=soft&type=meditation&language=en&approach=calm&sort=title&order=asc',
  'all narrow filters': () => 'approach=nature&type=meditation&language=fr&duration=10&favorite=true',
};

/** GET /api/scripts, narrowed and ordered in every way, beside GET /api/user through the same process, database and session. */
export const benchList = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    const each = bench.quick ? 50 : 1000;
    const database = await openPool(databaseUrl, 4);
    const accounts = await createPeople(database, people);
    await fillLibrary(
      database,
      accounts.map(({ id }) => id),
      each,
    );
    const collections = await collectionOf(database);
    await database.end();
    const api = await startApiChild(databaseUrl);
    try {
      const readers: Reader[] = [];
      for (const account of accounts)
        readers.push({ ...(await signIn(api.address, account)), collectionId: collections.get(account.id) ?? '' });
      return await compare(api.address, readers, bench.quick);
    } finally {
      await api.stop();
    }
  });

/** Both sides take turns, so that what else the machine does meets both. */
async function compare(address: string, readers: readonly Reader[], quick: boolean): Promise<Row[]> {
  const [rounds, seconds] = quick ? [1, 1] : [3, 3];
  const send = (pathFor: (reader: Reader) => string): Promise<number[]> =>
    sendSteadily({ visitors: readers, rate, seconds, urlFor: (reader) => `${address}${pathFor(reader)}` });
  const one: number[] = [];
  const times = new Map<string, number[]>(Object.keys(lists).map((name) => [name, []]));
  // The first requests find cold connections and code; they do not count.
  await send(() => '/api/user');
  await send((reader) => `/api/scripts?${lists['no filter']?.(reader) ?? ''}`);
  for (let round = 0; round < rounds; round += 1) {
    one.push(...(await send(() => '/api/user')));
    for (const [name, queryOf] of Object.entries(lists))
      times.get(name)?.push(...(await send((reader) => `/api/scripts?${queryOf(reader)}`)));
  }
  return [...times].map(([name, own]) => present(name, own, one));
}

function present(name: string, list: readonly number[], one: readonly number[]): Row {
  const [slow, floor] = [percentile(list, 0.99), percentile(one, 0.99)];
  return {
    measure: `(list) ${name}, p99`,
    product: ms(slow),
    floor: ms(floor),
    compared: `${(slow / floor).toFixed(2)} ×`,
    goal: `≤ ${goal} ×`,
    holds: slow <= goal * floor,
  };
}

const Owned = z.object({ accountId: z.string(), id: z.string() });

async function collectionOf(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.any(sql.type(Owned)`select account_id as "accountId", id from collection`);
  return new Map(rows.map(({ accountId, id }) => [accountId, id]));
}
