import type { QueryClient } from '@tanstack/react-query';

/** Does some work while nothing is fetched: what is under way is given up, and so is what begins meanwhile, as a page that comes up late does. */
export async function withoutQueries<T>(client: QueryClient, work: () => Promise<T>): Promise<T> {
  const stop = client.getQueryCache().subscribe(({ query }) => {
    // It says that it begins before it has begun, and only then can it be given up.
    if (query.state.fetchStatus === 'fetching') queueMicrotask(() => void query.cancel());
  });
  try {
    await client.cancelQueries();
    return await work();
  } finally {
    stop();
  }
}
