import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { withoutQueries } from './withoutQueries.ts';

test('what is fetched before or during the work is given up, and can be fetched afterwards', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const given: string[] = [];
  const observe = (name: string) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: ({ signal }) =>
        new Promise((resolve, reject) => {
          const giveUp = (): void => {
            given.push(name);
            reject(new Error('aborted'));
          };
          // As `fetch` does, which sends nothing with a signal that was given up before.
          if (signal.aborted) giveUp();
          signal.addEventListener('abort', giveUp);
          if (name === 'after') resolve('read');
        }),
    }).subscribe(() => {});
  const leave = [observe('before')];
  await withoutQueries(client, async () => {
    leave.push(observe('during'));
    await expect.poll(() => given).toContain('during');
  });
  expect(given).toEqual(['before', 'during']);
  leave.push(observe('after'));
  await expect.poll(() => client.getQueryData(['after'])).toBe('read');
  for (const one of leave) one();
});
