import { expect, onTestFinished } from 'vitest';
import { startWorker } from '../../worker/startWorker.ts';
import { capturedLog, type CapturedLog } from './capturedLog.ts';
import { testSettings } from './testSettings.ts';

export type TestWorker = { readonly log: CapturedLog; readonly stop: () => Promise<void> };

/** The real worker, in this process, for one test. It must not have logged an error by the test's end. */
export async function startTestWorker(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<TestWorker> {
  const log = capturedLog('worker');
  const worker = await startWorker(testSettings(databaseUrl, { REAP_SECONDS: '1', ...env }), log.log);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= worker.stop());
  onTestFinished(async () => {
    await stop();
    expect(log.errors()).toEqual([]);
  });
  return { log, stop };
}
