import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const front = join(import.meta.dirname, 'web/front');
const lighter: Readonly<Record<string, string>> = {
  'react-router-dom': join(front, 'light/router.tsx'),
  i18next: join(front, 'light/translation.ts'),
  'react-i18next': join(front, 'light/translation.ts'),
};

/** The signed-out pages are made of the same components as the others, over lighter parts. */
const overLighterParts: Plugin = {
  name: 'over-lighter-parts',
  enforce: 'pre',
  resolveId(id, importer = '') {
    // The theme itself, from which the common styles are drawn while building, is MUI's.
    const isOfTheme = importer.includes('/web/theme/') || importer.endsWith('/web/front/renderCommonStyles.tsx');
    if (importer.includes('node_modules')) return null;
    if (id.endsWith('/i18n/changeLanguage.ts')) return join(front, 'light/changeLanguage.ts');
    if (!id.startsWith('@mui/')) return lighter[id];
    if (isOfTheme) return null;
    throw new Error(`${importer} would bring ${id} to the signed-out pages, which do without`);
  },
};

/**
 * The pages that visitors see first, each a page and a program of its own; they stand beside what `vite.config.ts` builds.
 * With `--ssr` it builds the program that draws them (`bin/local/prerenderFront.ts`).
 */
export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [overLighterParts, react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: 'front/manifest.json',
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      input: { landing: join(front, 'landing.html'), auth: join(front, 'auth.html') },
    },
  },
});
