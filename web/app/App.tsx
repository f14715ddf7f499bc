import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../lib/queryClient.ts';
import { storageKeys } from '../lib/storageKeys.ts';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { theme } from '../theme/theme.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { AppearanceEffects } from './AppearanceEffects.tsx';
import { router } from './router.tsx';
import { styleCache } from './styleCache.ts';

const queryClient = createQueryClient();

export function App(): ReactNode {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKeys.theme}>
          <GlobalStyle />
          <AppearanceEffects />
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Toasts />
          </QueryClientProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
