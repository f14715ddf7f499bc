import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../config/log.ts';
import { logFailure } from './logFailure.ts';

export type Listener = { readonly isListening: () => boolean; readonly stop: () => Promise<void> };
export type ListenerOptions = {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly log: Log;
  readonly onMessage: (payload: string) => void;
  /** After each (re)connection: whatever was said meanwhile was not heard. */
  readonly onConnected: () => void;
};

const firstDelayMs = 100;
const maxDelayMs = 5000;
/** How often a silent connection is asked whether it is still there, and how long it may take to say so. */
const probeEveryMs = 15_000;

/** Holds one plain connection that hears a channel, and gets it back whenever it is lost. */
export function startListener({ databaseUrl, channel, log, onMessage, onConnected }: ListenerOptions): Listener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const held: { client: pg.Client | null } = { client: null };
  let listening = false;

  const connectOnce = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: probeEveryMs,
    });
    const ended = new Promise<void>((resolve) => {
      fresh.once('end', resolve);
      fresh.on('error', (error) => {
        logFailure(log, error, 'the listening connection failed');
        resolve();
      });
    });
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    held.client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    listening = true;
    onConnected();
    const probe = setInterval(() => void fresh.query('select 1').catch(() => fresh.end().catch(() => {})), probeEveryMs);
    await ended;
    clearInterval(probe);
    listening = false;
    await fresh.end().catch(() => {});
  };

  const loop = (async () => {
    let delay = firstDelayMs;
    while (!signal.aborted) {
      try {
        await connectOnce();
        delay = firstDelayMs;
      } catch (error) {
        logFailure(log, error, 'the listening connection could not be made');
        await held.client?.end().catch(() => {});
      }
      listening = false;
      await sleep(delay, undefined, { signal }).catch(() => undefined); // it is to stop
      delay = Math.min(delay * 2, maxDelayMs);
    }
  })();

  return {
    isListening: () => listening,
    stop: async () => {
      stopping.abort();
      await held.client?.end().catch(() => {});
      await loop;
    },
  };
}
