import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished } from 'vitest';
import { Profile } from '../../shared/accounts.schema.ts';
import { StreamEvent, type EventType } from '../../shared/events.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { listGenerations } from '../../shared/routes/generations.routes.ts';
import { getScript, listScripts } from '../../shared/routes/scripts.routes.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { scriptStream } from '../../shared/streams.ts';
import { asking } from '../../web/lib/asking.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import type { ApplyToCache } from './eventCases.ts';
import type { Person } from './signingUp.ts';
import type { TestBase } from './useDatabase.ts';
import { waitUntil } from './waitUntil.ts';
import { scriptKeys } from '../../web/features/scripts/scriptKeys.ts';

/** What a tab that shows everything holds, fetched afresh. */
async function fetchAll({ client }: Person, scriptId: string) {
  const reply = await client.try(getScript, { params: { id: scriptId } });
  return {
    script: reply.status === 404 ? null : await client.call(getScript, { params: { id: scriptId } }),
    list: { pages: [await client.call(listScripts, { query: { limit: 24 } })], pageParams: [null] },
    active: (await client.call(listGenerations, { query: { active: 'true' } })).items,
    credits: await client.call(getCredits, {}),
    // The credits have an event of their own, and a place of their own in the cache.
    profile: Profile.parse(await client.call(getUser, {})),
  };
}

/**
 * A browser's cache that begins with what is there, and from then on lives on events alone: on those of its person, and of
 * the script that is in sight, which it follows unless it is said not to. Only the script is fetched where an event says that
 * its text is not here. `fetched` counts how often.
 */
export function tabsOf(base: TestBase, applyToCache: ApplyToCache) {
  return async function openTab(person: Person, scriptId: string, { follows = true } = {}) {
    const cache = new QueryClient();
    const own = scriptStream(scriptId);
    const isFollowed = (stream: string): boolean => follows && stream === own;
    let fetched = 0;
    const page = new QueryObserver<Script | null>(cache, {
      queryKey: queryKeys.script(scriptId),
      queryFn: () => {
        fetched += 1;
        return person.client.call(getScript, { params: { id: scriptId } });
      },
      staleTime: Infinity,
    });
    const keys = {
      script: queryKeys.script(scriptId),
      list: scriptKeys.listOf({ sort: 'date', order: 'desc' }),
      active: queryKeys.activeGenerations,
      credits: queryKeys.credits,
      profile: queryKeys.user,
    };
    const first = await fetchAll(person, scriptId);
    for (const name of ['script', 'list', 'active', 'credits', 'profile'] as const) cache.setQueryData(keys[name], first[name]);
    onTestFinished(page.subscribe(() => {}));
    const seen = { [person.stream]: await lastNumber(base, person.stream), [own]: await lastNumber(base, own) };
    let turn = 0;

    async function read(stream: string): Promise<StreamEvent[]> {
      const rows = await base.rows(
        'select stream, seq::int, type, payload, at from event where stream = $1 and seq > $2 order by seq',
        [stream, seen[stream]],
      );
      seen[stream] = (seen[stream] ?? 0) + rows.length;
      return rows.map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
    }

    /** Applies what has come, and holds the cache against what the server says now. Gives the events' types. */
    async function follow(): Promise<EventType[]> {
      const [events, whole] = [await read(person.stream), await read(own)];
      // Each stream has an order of its own; either may be ahead of the other.
      turn += 1;
      const both = follows ? (turn % 2 === 0 ? [events, whole] : [whole, events]) : [events];
      const inOrder = both.flat();
      for (const event of inOrder) await applyToCache(cache, event, isFollowed);
      // Whatever comes twice, or late, changes nothing.
      for (const event of inOrder) await applyToCache(cache, event, isFollowed);
      const isCalm = (): boolean => !asking.isWaiting(cache, keys.script) && cache.isFetching({ queryKey: keys.script }) === 0;
      await waitUntil('the script to be fetched', isCalm);
      const { credits, ...fresh } = await fetchAll(person, scriptId);
      expect({
        script: cache.getQueryData(keys.script),
        list: cache.getQueryData(keys.list),
        active: cache.getQueryData(keys.active),
        profile: cache.getQueryData(keys.profile),
      }).toEqual(fresh);
      // The grants do not come with the event: the page asks for them.
      expect({ ...cache.getQueryData<typeof credits>(keys.credits), grants: credits.grants }).toEqual(credits);
      return events.map(({ type }) => type);
    }
    return { follow, fetches: () => fetched };
  };
}

const lastNumber = async (base: TestBase, stream: string): Promise<number> =>
  (await base.rows<{ seq: number }>('select seq::int from event_stream where stream = $1', [stream]))[0]?.seq ?? 0;
