import type Router from '@koa/router';
import type pg from 'pg';
import { listPendingMigrations } from '../../db/migrate.ts';

/** `/healthz`: the process is alive. `/readyz`: it can do its work — database reached, relay listening, migrations current. */
export function addHealthRoutes(router: Router, pool: pg.Pool, isListening: () => boolean): void {
  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });
  router.get('/readyz', async (context) => {
    const pending = await listPendingMigrations(pool).catch(() => null);
    const checks = { database: pending !== null, migrations: pending?.length === 0, relay: isListening() };
    const isReady = Object.values(checks).every(Boolean);
    context.status = isReady ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = { status: isReady ? 'ready' : 'not ready', checks };
  });
}
