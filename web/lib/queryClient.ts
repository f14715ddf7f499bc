import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import { queryKeys } from './queryKeys.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How long answers count as fresh where no event comes (specification, section 9). Live events keep them fresh; these
 * are for what changes without one. Scripts, the person and everything else that is not named are frequent: 10 minutes.
 */
const lifetimes: readonly { readonly key: QueryKey; readonly staleTime: number; readonly refetchOnWindowFocus?: true }[] = [
  { key: ['templates'], staleTime: day },
  { key: queryKeys.settings, staleTime: day },
  { key: queryKeys.stats, staleTime: 5 * minute },
  { key: queryKeys.transactions, staleTime: 5 * minute },
  { key: queryKeys.notifications, staleTime: minute / 2, refetchOnWindowFocus: true },
];

const isTransport = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The seconds after which the server asks to be tried again, in milliseconds; it says so of what passes by itself. */
const askedDelay = (error: unknown): number | null => {
  const seconds = error instanceof ApiError && error.code === 'UNAVAILABLE' ? error.details['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? Math.min(seconds, 30) * 1000 : null;
};

/** How often and when a failed call is tried again (specification, sections 7 and 9). */
export const retryRules = {
  query: (failures: number, error: unknown): boolean => {
    // A short interruption of the service is waited out.
    if (askedDelay(error) !== null) return failures < 4;
    return !isRefusal(error) && failures < (isTransport(error) ? 1 : 2);
  },
  mutation: (failures: number, error: unknown): boolean => !isRefusal(error) && !isTransport(error) && failures < 1,
  delay: (attempt: number, error?: unknown): number => askedDelay(error) ?? Math.min(1000 * 2 ** attempt, 30_000),
} as const;

export function createQueryClient(): QueryClient {
  // A session that ended is noticed at whatever call comes first; the guard then leads to the sign-in page.
  const onError = (error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'UNAUTHENTICATED') client.setQueryData(queryKeys.user, null);
    // The guard shows what there is to choose from, once it knows.
    if (error.code === 'ACCOUNT_DELETING' && client.getQueryData(queryKeys.user))
      void client.invalidateQueries({ queryKey: queryKeys.user });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // News arrives by the socket; time alone makes nothing stale.
        staleTime: 10 * minute,
        gcTime: 20 * minute,
        refetchOnWindowFocus: false,
        retry: retryRules.query,
        retryDelay: retryRules.delay,
      },
      // Without a connection a command fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always', retry: retryRules.mutation, retryDelay: retryRules.delay },
    },
  });
  for (const { key, ...defaults } of lifetimes) client.setQueryDefaults(key, defaults);
  return client;
}
