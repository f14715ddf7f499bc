import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openPool, sql, type Database } from '../../../db/pool.ts';
import { registerPerson } from '../../support/registerPerson.ts';
import type { PlanId } from '../../../shared/plans.ts';
import * as z from 'zod';
import { createTestDatabase } from '../../setup/createTestDatabase.ts';
import { startService, stopService, type Service, type ServiceSettings } from '../../support/processes.ts';
import { startHeldModel, type HeldModel } from './heldModel.ts';
import { operate } from '../../support/operate.ts';

export type Account = { readonly id: string; readonly email: string; readonly password: string };
type Given = { readonly credits?: number; readonly plan?: PlanId };

/** What tells the API that mails reach people; a worker without it leaves them in the outbox, where tests read them. */
export const withMailServer: ServiceSettings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@example.org' };

/** The product, running: a database, a model's service, one API and one worker as processes of their own. */
export type World = {
  readonly url: string;
  readonly model: HeldModel;
  /** A new account, with the free plan's three credits and those asked for on top. */
  readonly openAccount: (given?: Given) => Promise<Account & { readonly username: string }>;
  /** How the newest generation of an account stands, past the API. */
  readonly newestGeneration: (account: Account) => Promise<string | null>;
  readonly countGenerations: (account: Account) => Promise<number>;
  readonly stopWorker: () => Promise<void>;
  readonly startWorker: (settings?: ServiceSettings) => Promise<void>;
  /** `SIGTERM` stops it as an operator would, `SIGKILL` as a crash does. */
  readonly stopApi: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** On the same port as before. */
  readonly startApi: (settings?: ServiceSettings) => Promise<void>;
  /** After each test: whatever it stopped runs again, and the model writes plainly. */
  readonly fix: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const password = 'correct horse battery';

/** Limits that a test's pace would meet, and a reaper that a test need not wait for. */
const common = {
  REGISTRATIONS_PER_HOUR: 100_000,
  GENERATIONS_PER_MINUTE: 100_000,
  WRITES_PER_MINUTE: 1_000_000,
  TEXTS_PER_MINUTE: 1_000_000,
  WRITES_PER_DAY: 1_000_000,
  SAMPLES_PER_HOUR: 100_000,
  REAP_SECONDS: 1,
} as const satisfies ServiceSettings;

export async function openWorld(): Promise<World> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const database = await openPool(databaseUrl, 4);
  const model = await startHeldModel();
  const services = await startServices(databaseUrl, model.url);
  const { stopWorker, startWorker, stopApi, startApi } = services;
  return {
    url: `http://127.0.0.1:${services.port}`,
    model,
    openAccount: (given = {}) => openAccount(database, given),
    newestGeneration: ({ id }) =>
      database.maybeOneFirst(
        sql.type(
          z.object({ status: z.string() }),
        )`select status from generation where account_id = ${id} order by created_at desc limit 1`,
      ),
    countGenerations: ({ id }) =>
      database.oneFirst(
        sql.type(z.object({ count: z.coerce.number() }))`select count(*) from generation where account_id = ${id}`,
      ),
    stopWorker,
    startWorker,
    stopApi,
    startApi,
    fix: async () => {
      model.reset();
      await services.fix();
    },
    close: async () => {
      try {
        await stopWorker();
        await stopApi('SIGTERM');
        const errors = await database.any(
          sql.type(
            z.object({ violation: z.string(), subject: z.string() }),
          )`select fault as violation, subject::text from ledger_fault`,
        );
        expect({ errors, complaints: services.complaints }).toEqual({ errors: [], complaints: [] });
      } finally {
        services.kill();
        await model.stop();
        await database.end();
        await drop();
      }
    },
  };
}

/** One API and one worker, which a test may stop and start; `complaints` are of all that ever ran. */
async function startServices(databaseUrl: string, modelUrl: string) {
  const settings = { ...common, DATABASE_URL: databaseUrl };
  const withModel = {
    OPENAI_BASE_URL: modelUrl,
    OPENAI_API_KEY: 'a key of the tests',
    OPENAI_MODEL: 'held-model',
    // A call that a test holds is no call that hangs.
    MODEL_FIRST_TOKEN_SECONDS: 600,
    MODEL_CHUNK_SECONDS: 600,
    MODEL_SECTION_SECONDS: 1800,
  };
  const complaints: string[] = [];
  let isPlain = true;
  let isPlainApi = true;
  let [api, worker] = await Promise.all([startService('api', settings), startService('worker', { ...settings, ...withModel })]);
  const { port } = api;

  const startWorker = async (changes: ServiceSettings = {}): Promise<void> => {
    isPlain = Object.keys(changes).length === 0;
    worker = await startService('worker', { ...settings, ...withModel, ...changes });
  };
  const stopWorker = async (): Promise<void> => {
    const ending = await stopService(worker);
    if (ending.code !== 0) complaints.push(`${worker.name} stopped with ${JSON.stringify(ending)}`);
    complaints.push(...complaintsOf(worker));
  };
  const startApi = async (changes: ServiceSettings = {}): Promise<void> => {
    isPlainApi = Object.keys(changes).length === 0;
    api = await startService('api', { ...settings, PORT: port, ...changes });
  };
  const stopApi = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (signal === 'SIGTERM') await stopService(api);
    api.signal(signal);
    await api.ended;
    complaints.push(...complaintsOf(api));
  };
  /** Whatever was stopped, or runs with other settings, runs as at first. */
  const fix = async (): Promise<void> => {
    if (!isPlainApi && api.ending() === null) await stopApi('SIGTERM');
    if (api.ending() !== null) await startApi();
    if (!isPlain && worker.ending() === null) await stopWorker();
    if (worker.ending() !== null) await startWorker();
  };
  const kill = (): void => {
    for (const service of [api, worker]) if (service.ending() === null) service.signal('SIGKILL');
  };
  return { port, complaints, startWorker, stopWorker, startApi, stopApi, fix, kill };
}

async function openAccount(database: Database, { credits = 0, plan }: Given): Promise<Account & { readonly username: string }> {
  const email = `${randomUUID()}@example.org`;
  const { id, username } = await registerPerson(database, { email, password });
  if (plan) await operate(database, ['set-plan', email, plan]);
  if (credits > 0) await operate(database, ['grant-credits', email, String(credits)]);
  return { id, email, username, password };
}

/** What a service said that it should not have: errors in its log, and anything beside the log. */
function complaintsOf(service: Service): string[] {
  const errors = service.log().filter(({ level }) => level >= 50);
  return [
    ...errors.map((line) => `${service.name} logged ${JSON.stringify(line)}`),
    ...(service.errors() === '' ? [] : [`${service.name} wrote ${service.errors()}`]),
  ];
}
