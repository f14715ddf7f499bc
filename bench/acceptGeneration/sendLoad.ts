import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Visitor } from '../support/people.ts';
import { percentile } from '../support/statistics.ts';

export type Load = {
  readonly address: string;
  readonly visitors: readonly Visitor[];
  readonly clients: number;
  readonly seconds: number;
  readonly body: string;
};
/** Accepted requests a second, and milliseconds. */
export type Accepting = { readonly rate: number; readonly p50: number; readonly p99: number };

/**
 * Every client sends one request after another, each under a key of its own. The visitors are dealt out, so that no
 * two clients share an account, and each takes turns with its own: nobody asks for hundreds of scripts a second, and
 * the count of the last minute's would grow as nobody's does.
 */
export async function sendLoad({ address, visitors, clients, seconds, body }: Load): Promise<Accepting> {
  const latencies: number[] = [];
  const refusals: number[] = [];
  let dealt = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: `${address}/api/generate-script`,
        method: 'POST',
        body,
        connections: clients,
        duration: seconds,
        setupClient: (client) => {
          const first = dealt++;
          const own = visitors.filter((_visitor, index) => index % clients === first % clients);
          let turn = 0;
          client.setRequests([{ setupRequest: (request) => ({ ...request, headers: headersFor(own[turn++ % own.length]) }) }]);
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 202) latencies.push(milliseconds);
      else refusals.push(status);
    });
  });
  if (refusals.length > 0 || result.errors > 0 || latencies.length === 0)
    throw new Error(`${refusals.length} requests were refused (${refusals[0] ?? ''}), ${result.errors} failed`);
  return { rate: latencies.length / result.duration, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

const headersFor = (visitor: Visitor | undefined): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
  'Idempotency-Key': randomUUID(),
  Cookie: visitor?.cookie ?? '',
});
