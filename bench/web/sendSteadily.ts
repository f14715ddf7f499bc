import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../support/people.ts';

type Steady<V extends Visitor> = {
  readonly visitors: readonly V[];
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly urlFor: (visitor: V) => string;
};

/**
 * Sends requests at even distances, whether or not earlier ones are answered: a slow answer delays none of the next ones,
 * and its own wait counts in full. Gives milliseconds. Anything but 200 ends the run.
 */
export async function sendSteadily<V extends Visitor>({ visitors, rate, seconds, urlFor }: Steady<V>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const under: Promise<number>[] = [];
  const begun = performance.now();
  try {
    for (let index = 0; index < rate * seconds; index += 1) {
      const due = begun + (index * 1000) / rate;
      await sleep(Math.max(0, due - performance.now()));
      const visitor = visitors[index % visitors.length];
      if (visitor) under.push(ask(urlFor(visitor), visitor.cookie, agent));
    }
    return await Promise.all(under);
  } finally {
    agent.destroy();
  }
}

const ask = (url: string, cookie: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = performance.now();
    get(url, { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - sent);
        else reject(new Error(`${url} was answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
