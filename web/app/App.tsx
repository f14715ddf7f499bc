import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { LookEffects } from './LookEffects.tsx';
import { SettingsEffects } from './SettingsEffects.tsx';
import { styleCache } from './styleCache.ts';

type Props = { readonly queryClient: QueryClient; readonly router: ReturnType<typeof createBrowserRouter> };

export function App({ queryClient, router }: Props): ReactNode {
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
