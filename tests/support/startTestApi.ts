import { afterAll, expect } from 'vitest';
import type { Bound } from '../../api/routes/product.ts';
import { startApi } from '../../api/startApi.ts';
import { capturedLog, type CapturedLog } from './capturedLog.ts';
import { testSettings } from './testSettings.ts';

export type TestApi = {
  readonly url: string;
  readonly port: number;
  readonly log: CapturedLog;
  readonly stop: () => Promise<void>;
};

/** The real API on a port of its own. It is stopped after the file, and must not have logged an error by then. */
export async function startTestApi(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  bound?: Bound,
): Promise<TestApi> {
  const log = capturedLog('api');
  const api = await startApi(testSettings(databaseUrl, env), log.log, undefined, bound);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= api.stop());
  afterAll(async () => {
    await stop();
    expect(log.errors()).toEqual([]);
  });
  return { url: `http://127.0.0.1:${api.port}`, port: api.port, log, stop };
}
