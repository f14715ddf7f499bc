import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { LookEffects } from './LookEffects.tsx';
import { router } from './router.tsx';
import { SettingsEffects } from './SettingsEffects.tsx';
import { styleCache } from './styleCache.ts';

export function App({ queryClient }: { readonly queryClient: QueryClient }): ReactNode {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <GlobalStyle />
        <LookEffects />
        <QueryClientProvider client={queryClient}>
          <SettingsEffects />
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </CacheProvider>
    </StrictMode>
  );
}
