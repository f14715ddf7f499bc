import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Address } from './light/router.tsx';
import { LookEffects } from '../app/LookEffects.tsx';

type Props = {
  /** Path and query. */
  readonly address: string;
  readonly styleCache: EmotionCache;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
};

/** What the signed-out pages stand in: the same components as everywhere, over lighter parts. */
export const FrontApp = ({ address, styleCache, queryClient, children }: Props): ReactNode => (
  <CacheProvider value={styleCache}>
    <QueryClientProvider client={queryClient}>
      <Address value={address}>
        <LookEffects />
        <SkipLink />
        {children}
        <Toasts />
      </Address>
    </QueryClientProvider>
  </CacheProvider>
);
