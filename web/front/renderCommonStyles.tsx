import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { nonce } from './nonce.ts';

/** What `GlobalStyle` and the theme's variables come to: written once, and never again by a script. */
export function renderCommonStyles(): string {
  const styleCache = createCache({ key: 'sp', nonce });
  return renderToStaticMarkup(
    <CacheProvider value={styleCache}>
      <GlobalStyle />
    </CacheProvider>,
  );
}
