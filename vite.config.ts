import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** Where `npm run dev` has the API; the built client is served by the API itself. */
const api = process.env.STILLPOINT_API_ADDRESS ?? 'http://127.0.0.1:3001';

/** The module and all that it imports, and what that imports; what is imported on demand does not count. */
function reach(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([root]);
  // A set also hands out what is added while it is gone through.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Names the first of these modules that reaches a module. */
function partOf(roots: Readonly<Record<string, string>>): (id: string, graph: Graph) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  return (id, graph) => {
    for (const [name, path] of Object.entries(roots)) {
      const modules = reached.get(name) ?? reach(join(import.meta.dirname, path), graph);
      reached.set(name, modules);
      if (modules.has(id)) return name;
    }
    return null;
  };
}

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // The API puts a nonce of its own in this place with each page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  // Workers fetch what they need of one language when they need it.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // What stands beside what: `bin/local/prerenderFront.ts` reads it, and takes it away.
    manifest: 'manifest.json',
    target: 'es2023',
    // A strict content policy allows no data: address in a style or script.
    assetsInlineLimit: 0,
    // A few files, not dozens: asking for one takes a browser longer than reading some kilobytes more.
    rolldownOptions: {
      // Addresses (shared/paths.ts) stand where they are used, not once under fifty names that the first page brings.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            // What most pages need.
            { name: 'common', minShareCount: 12, priority: 2 },
            // What is fetched wherever somebody is signed in, and what is fetched with home, where most begin.
            { name: partOf({ frame: 'web/app/frame/Frame.tsx', home: 'web/app/pages/HomePage.tsx' }), priority: 1 },
          ],
        },
      },
    },
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
