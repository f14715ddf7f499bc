import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Interceptor, PrimitiveValueExpression } from 'slonik';
import { createApp } from '../../api/app.ts';
import { product } from '../../api/routes/product.ts';
import { createLimits } from '../../api/http/limits.ts';
import { createOrigins } from '../../api/http/origins.ts';
import { createLog } from '../../config/log.ts';
import { readSettings } from '../../config/settings.ts';
import { openCompute } from '../../domain/compute/openCompute.ts';
import { openPool } from '../../db/pool.ts';
import { openPictures } from '../../domain/pictures/openPictures.ts';
import { readLegalTexts } from '../../api/http/readLegalTexts.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { benchEnvironment } from '../support/benchSettings.ts';
import { createPeople, signIn, signInAll, type Visitor } from '../support/people.ts';

export type Statement = {
  readonly sql: string;
  readonly values: readonly PrimitiveValueExpression[];
  readonly inTransaction: boolean;
};
/** One accepted request: who sent it, under which key, every statement it ran, and what was answered. */
export type Recording = {
  readonly accountId: string;
  readonly cookie: string;
  readonly key: string;
  readonly statements: readonly Statement[];
  readonly answer: string;
};

/**
 * Sends one request through the real app and keeps the statements it ran, so that the floor runs the very same and
 * nobody has to keep a copy of them. Gives also the visitors, signed in to this database, whom the floor serves.
 */
export async function recordStatements(
  databaseUrl: string,
  people: number,
  body: GenerateBody,
): Promise<{ recording: Recording; visitors: Visitor[] }> {
  const settings = readSettings(benchEnvironment(databaseUrl));
  const log = createLog({ name: 'bench', level: settings.LOG_LEVEL });
  const statements: Statement[] = [];
  const record: Interceptor = {
    name: 'record',
    beforeQueryExecution: ({ transactionId }, { sql, values }) => {
      statements.push({ sql, values, inTransaction: transactionId !== null });
      return null;
    },
  };
  const database = await openPool(databaseUrl, 4, { more: [record] });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const limiting = await openPool(databaseUrl, 2);
  const limits = createLimits(limiting, settings.REGISTRATIONS_PER_HOUR);
  const compute = openCompute(log);
  const services = { database, settings, log, limits, compute, pictures: openPictures(log), legal: readLegalTexts(undefined) };
  const origins = createOrigins(settings, log);
  const app = createApp({ services, pool, isListening: () => true, secure: false, origins, bound: product });
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [recorded, ...others] = await createPeople(database, people + 1);
    if (!recorded) throw new Error('nobody to record');
    const { id: accountId, cookie } = await signIn(address, recorded);
    const visitors = await signInAll(address, others);
    const key = randomUUID();
    statements.length = 0;
    const answered = await fetch(`${address}/api/generate-script`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: address, Cookie: cookie, 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });
    const answer = await answered.text();
    if (answered.status !== 202) throw new Error(`the recorded request was answered ${answered.status}: ${answer}`);
    return { recording: { accountId, cookie, key, statements: [...statements], answer }, visitors };
  } finally {
    server.closeAllConnections();
    server.close();
    await Promise.all([database.end(), limiting.end(), pool.end(), compute.close(0)]);
  }
}
