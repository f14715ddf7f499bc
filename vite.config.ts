import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` has the API; the built client is served by the API itself. */
const api = process.env.STILLPOINT_API_ADDRESS ?? 'http://127.0.0.1:3001';

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // The API puts a nonce of its own in this place with each page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // What stands beside what: `bin/local/drawFront.ts` reads it, and takes it away.
    manifest: 'manifest.json',
    target: 'es2023',
    // A strict content policy allows no data: address in a style or script.
    assetsInlineLimit: 0,
    // What most pages need comes in one file, not in dozens.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 12 }] } } },
  },
  server: {
    strictPort: true,
    proxy: {
      '/api': { target: api },
      '/healthz': { target: api },
      '/readyz': { target: api },
      '/socket.io': { target: api, ws: true },
    },
  },
});
