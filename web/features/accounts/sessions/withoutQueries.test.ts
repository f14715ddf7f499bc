import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { withoutQueries } from './withoutQueries.ts';

/** As a request to a server that does not answer. */
const untilAborted = (signal: AbortSignal): Promise<string> =>
  new Promise((_, reject) => {
    const giveUp = (): void => reject(new Error('aborted'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

test('what is fetched before or during the work is given up, and can be fetched afterwards', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observe = (name: string) =>
    new QueryObserver(client, {
      queryKey: [name],
      // Only the last one is ever answered.
      queryFn: ({ signal }) => (name === 'after' ? Promise.resolve('read') : untilAborted(signal)),
    }).subscribe(() => {});
  const leave = [observe('before')];
  expect(client.isFetching()).toBe(1);
  await withoutQueries(client, async () => {
    expect(client.isFetching()).toBe(0);
    leave.push(observe('during'));
    expect(client.isFetching()).toBe(1);
    await expect.poll(() => client.isFetching()).toBe(0);
  });
  leave.push(observe('after'));
  await expect.poll(() => client.getQueryData(['after'])).toBe('read');
  for (const one of leave) one();
});
