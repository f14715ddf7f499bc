import { join } from 'node:path';
import { build } from 'vite';

/** A page that is nothing but the floor with this text, in one file; `bare` is what `openBare` gave. */
export async function buildBarePage(content: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'openBare.ts'), formats: ['iife'], name: 'made' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const program = bundle?.output[0].code;
  if (program === undefined) throw new Error('The bare editor was not built.');
  const text = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<style>body { font: 20px/1.7 Georgia, serif } main { width: 42rem; margin: 2rem auto } .cm-scroller { font: inherit !important }</style>
<main></main><script>${program.replaceAll('</script', '<\\/script')}
globalThis.bare = made.openBare(document.querySelector('main'), ${text});</script></html>`;
}
