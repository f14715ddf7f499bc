import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';

const Manifest = z.record(z.string(), z.looseObject({ file: z.string(), imports: z.array(z.string()).optional() }));

/**
 * Reads a list of built files, and takes it away. The function it gives names the addresses of a source's file and of all that
 * this imports; it throws for a source that was not built.
 */
export function filesOf(list: string): (source: string) => string[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(list, 'utf8')));
  rmSync(list);
  return (source) => {
    const found = new Set<string>();
    const add = (name: string): void => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`${name} was not built`);
      if (found.has(`/${chunk.file}`)) return;
      found.add(`/${chunk.file}`);
      for (const imported of chunk.imports ?? []) add(imported);
    };
    add(source);
    return [...found];
  };
}
