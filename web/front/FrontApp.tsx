import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
export function FrontApp({ address, styleCache, queryClient, children }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <CacheProvider value={styleCache}>
      <QueryClientProvider client={queryClient}>
        <Address value={address}>
          <LookEffects />
          <SkipLink to="main">{t('app.skip')}</SkipLink>
          {children}
          <Toasts />
        </Address>
      </QueryClientProvider>
    </CacheProvider>
  );
}
