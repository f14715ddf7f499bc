import type pg from 'pg';
import { expect } from 'vitest';
import { costOf } from '../../shared/cost.ts';

/** Asks a database. */
export type ReadRows = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

type Attempt = {
  readonly seq: number;
  readonly worker: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly outcome: string | null;
};
type SavedSection = { readonly position: number; readonly content: string; readonly savedAt: number };

/** All that happened to a generation; times are milliseconds since 1970. */
export type Story = {
  readonly status: string;
  readonly attempts: number;
  readonly cost: number;
  readonly charged: number | null;
  readonly failure: string | null;
  readonly scriptId: string;
  readonly scriptStatus: string;
  readonly content: string;
  readonly outlined: number;
  readonly sections: readonly SavedSection[];
  readonly tries: readonly Attempt[];
  readonly hold: string;
  readonly settled: number | null;
  /** Kinds of the transactions that ended its hold: one, once it has ended. */
  readonly resolutions: readonly string[];
  /** Types of the events that told of its script, in order. */
  readonly events: readonly string[];
};

const question = `
  select g.status, g.attempts, g.cost, g.charged, g.failure, g.script_id as "scriptId", s.status as "scriptStatus", s.content,
    jsonb_array_length(s.outline) as outlined,
    coalesce((select jsonb_agg(jsonb_build_object('position', position, 'content', content, 'savedAt', extract(epoch from created_at) * 1000) order by position)
      from generation_section where generation_id = g.id), '[]') as sections,
    coalesce((select jsonb_agg(jsonb_build_object('seq', lease_seq, 'worker', worker, 'outcome', outcome,
        'startedAt', extract(epoch from started_at) * 1000, 'endedAt', extract(epoch from ended_at) * 1000) order by lease_seq)
      from generation_attempt where generation_id = g.id), '[]') as tries,
    r.state as hold, r.settled,
    coalesce((select jsonb_agg(kind) from ledger_transaction t where t.reservation_id = r.id and kind in ('settle', 'release')), '[]') as resolutions,
    coalesce((select jsonb_agg(e.type order by e.seq) from event e where e.stream = 'user:' || g.account_id
      and coalesce(e.payload ->> 'scriptId', e.payload -> 'script' ->> 'id') = s.id::text), '[]') as events
  from generation g join script s on s.id = g.script_id join credit_reservation r on r.generation_id = g.id where g.id = $1`;

export async function readStory(rows: ReadRows, generationId: string): Promise<Story> {
  const [story] = await rows<Story>(question, [generationId]);
  if (!story) throw new Error(`there is no generation ${generationId}`);
  return story;
}

export const isCompleted = ({ status }: Story): boolean => status === 'completed';

/** The program that took an attempt, as the worker names itself. */
export const pidOf = ({ worker }: Attempt): number => Number(worker.split(':').at(-1));

/** A script of three minutes, delivered whole and paid once, with each section saved once. */
export function expectDelivered(story: Story): void {
  expect(story).toMatchObject({
    status: 'completed',
    scriptStatus: 'ready',
    cost: costOf(3),
    charged: costOf(3),
    hold: 'settled',
    settled: costOf(3),
    resolutions: ['settle'],
    failure: null,
  });
  expect(story.sections.map(({ position }) => position)).toEqual(Array.from({ length: story.outlined }, (_, index) => index + 1));
  expect(story.content.match(/^## /gmu)).toHaveLength(story.outlined);
  expect(story.events.filter((type) => type === 'script.section')).toHaveLength(story.outlined);
  expect(story.events.filter((type) => type === 'script.completed')).toHaveLength(1);
  expect(story.tries.at(-1)?.outcome).toBe('completed');
}
