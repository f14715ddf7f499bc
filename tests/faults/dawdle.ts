import type { World } from './world.ts';

/**
 * Stretches a moment that is too short to be hit: PostgreSQL sleeps in it, as on a busy disk. Where a trigger is
 * deferred it runs in the commit, when all that is to be written has been written.
 */
const dawdle = async ({ rows }: World, seconds: number, trigger: string): Promise<void> => {
  await rows(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(${seconds}); return null; end $$`,
  );
  await rows(trigger);
};

/** A second between asking for a script and having it accepted. */
export const dawdleAtAccepting = (world: World, when: 'at the commit' | 'before it'): Promise<void> =>
  dawdle(
    world,
    1,
    when === 'at the commit'
      ? 'create constraint trigger dawdle after insert on generation deferrable initially deferred for each row execute function dawdle()'
      : 'create trigger dawdle after insert on generation for each row execute function dawdle()',
  );

/** In the commit that settles a hold. */
export const dawdleAtSettling = (world: World, seconds: number): Promise<void> =>
  dawdle(
    world,
    seconds,
    "create constraint trigger dawdle after insert on ledger_transaction deferrable initially deferred for each row when (new.kind = 'settle') execute function dawdle()",
  );

export const isDawdling = async ({ rows }: World): Promise<boolean> =>
  (await rows("select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")).length > 0;

export const hurryAgain = ({ rows }: World): Promise<unknown> => rows('drop function dawdle() cascade');
