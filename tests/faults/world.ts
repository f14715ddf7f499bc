import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test as base } from 'vitest';
import { openPool, type Database } from '../../db/pool.ts';
import { grantCredits } from '../../domain/credits/grantCredits.ts';
import { lockCreditAccount } from '../../domain/credits/lockCreditAccount.ts';
import { generateScript } from '../../domain/generations/generateScript.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { createTestDatabase } from '../setup/createTestDatabase.ts';
import { registerPerson } from '../support/registerPerson.ts';
import { generateBody } from '../support/generateBody.ts';
import { startService, stopService, type Service, type ServiceSettings } from '../support/processes.ts';
import { startSlowModel, type SlowModel } from '../support/slowModel.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { readStory, type ReadRows, type Story } from './story.ts';
import { leaseSettings } from './scale.ts';

/** A database, a model's service and the product's processes, of one test. */
export type World = {
  readonly url: string;
  readonly database: Database;
  readonly rows: ReadRows;
  readonly model: SlowModel;
  readonly startWorker: (settings?: ServiceSettings) => Promise<Service>;
  readonly startApi: (settings?: ServiceSettings) => Promise<Service>;
  /**
   * A worker that is started again when it gives up, as the launcher and containers do: without its database
   * graphile-worker may end. It must never do so with status 0, or by an error that nobody caught.
   */
  readonly keepWorker: (settings?: ServiceSettings) => Promise<void>;
  /** From here on this process may be gone at the end. */
  readonly kill: (service: Service, signal?: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** A person with credits enough for any test. */
  readonly openAccount: () => Promise<string>;
  /** Asks for a script of five sections and gives its generation. */
  readonly ask: (accountId: string, changes?: Partial<GenerateBody>) => Promise<string>;
  readonly story: (generationId: string) => Promise<Story>;
  /** Waits until a generation has come so far. */
  readonly until: (generationId: string, what: string, fits: (story: Story) => boolean, seconds?: number) => Promise<Story>;
};

export type WorldOptions = { readonly url: string; readonly drop: () => Promise<void> };

/** Opens a world; `close` holds what is left against what must always be true. */
export async function openWorld({ url, drop }: WorldOptions): Promise<{ world: World; close: () => Promise<void> }> {
  const database = await openPool(url, 12);
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  // These tests end connections; a pool that nobody listens to would end the process for it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const model = await startSlowModel();
  const rows: ReadRows = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;
  const services = watchServices({ DATABASE_URL: url, OPENAI_BASE_URL: model.url });
  const world: World = {
    url,
    database,
    rows,
    model,
    startWorker: (settings = {}) => services.start('worker', settings),
    startApi: (settings = {}) => services.start('api', settings),
    keepWorker: (settings = {}) => services.keep(settings),
    kill: services.kill,
    openAccount: () => openAccount(database),
    ask: async (accountId, changes = {}) => {
      const body = generateBody({ duration: 3, includeBreathing: false, ...changes });
      const { generation } = await database.transaction((queries) =>
        generateScript(queries, { accountId, key: randomUUID(), body, perMinute: 100_000 }),
      );
      return generation.id;
    },
    story: (id) => readStory(rows, id),
    until: (id, what, fits, seconds = 20) =>
      waitUntil(
        what,
        async () => {
          const story = await readStory(rows, id);
          return fits(story) ? story : null;
        },
        seconds * 1000,
      ),
  };
  const close = async (): Promise<void> => {
    services.keepNoMore();
    try {
      const found = await findErrors(rows);
      expect({ ...found, ...(await services.stop()) }).toEqual({
        errors: [],
        unfinished: [],
        openHolds: [],
        lost: [],
        unclean: [],
        loud: [],
      });
    } finally {
      services.end();
      await model.stop();
      await Promise.all([database.end(), pool.end()]);
      await drop();
    }
  };
  return { world, close };
}

/** The processes of a test: those that it starts, kills, and has started again. */
function watchServices(given: ServiceSettings) {
  const services: Service[] = [];
  const killed = new Set<Service>();
  const kept = new Set<Service>();
  let closing = false;

  const start = async (name: 'api' | 'worker', settings: ServiceSettings): Promise<Service> => {
    const service = await startService(name, {
      GENERATIONS_PER_MINUTE: 100_000,
      WRITES_PER_MINUTE: 1_000_000,
      TEXTS_PER_MINUTE: 1_000_000,
      WRITES_PER_DAY: 1_000_000,
      ...given,
      ...leaseSettings,
      ...settings,
    });
    services.push(service);
    return service;
  };
  const keep = async (settings: ServiceSettings): Promise<void> => {
    const service = await start('worker', settings);
    kept.add(service);
    void service.ended.then(async () => {
      while (!closing)
        if (
          await keep(settings).then(
            () => true,
            () => sleep(200, false),
          )
        )
          break;
    });
  };
  const kill = async (service: Service, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> => {
    killed.add(service);
    service.signal(signal);
    await service.ended;
  };
  /** Stops all that run, and says what ended, or spoke, as it should not have. */
  const stop = async () => {
    const lost = services.filter((service) => !killed.has(service) && !isWell(service, kept)).map(describeEnd);
    const standing = services.filter((service) => service.ending() === null);
    await Promise.all(standing.map((service) => stopService(service)));
    const unclean = standing.filter((service) => service.ending()?.code !== 0).map(describeEnd);
    const loud = services.filter((service) => service.errors() !== '' && !kept.has(service)).map(describeEnd);
    return { lost, unclean, loud };
  };
  const end = (): void => {
    for (const service of services) if (service.ending() === null) service.signal('SIGKILL');
  };
  return { start, keep, kill, stop, end, keepNoMore: () => void (closing = true) };
}

/** It runs; or it was kept, and gave up as it should. */
function isWell(service: Service, kept: ReadonlySet<Service>): boolean {
  const ending = service.ending();
  return ending === null || (kept.has(service) && ending.code === 1 && !/^Node\.js v/mu.test(service.errors()));
}

const describeEnd = (service: Service): string =>
  `${service.name} ${JSON.stringify(service.ending())}: ${service.errors()} ${JSON.stringify(service.log().slice(-5))}`;

/** What must be true after every error, once the work is done. */
async function findErrors(rows: ReadRows) {
  return {
    errors: await rows('select fault as violation, subject from ledger_fault'),
    unfinished: await rows(
      "select id, status, attempts from generation where status in ('awaiting_approval', 'queued', 'running')",
    ),
    openHolds: await rows("select generation_id from credit_reservation where state = 'held'"),
  };
}

async function openAccount(database: Database): Promise<string> {
  const { id } = await registerPerson(database, { email: `${randomUUID()}@example.org`, password: 'correct horse battery' });
  await database.transaction(async (queries) => {
    await lockCreditAccount(queries, id);
    await grantCredits(queries, { accountId: id, kind: 'purchased', amount: 10_000, expiresAt: null, sourceRef: `test:${id}` });
  });
  return id;
}

/** A test with a world of its own. */
export const test = base.extend<{ world: World }>({
  // Vitest reads the names of what a fixture needs out of this pattern.
  // oxlint-disable-next-line no-empty-pattern
  world: async ({}, use) => {
    const { world, close } = await openWorld(await createTestDatabase());
    await use(world);
    await close();
  },
});
