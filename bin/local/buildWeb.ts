import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { prerenderFront } from './prerenderFront.ts';
import { identifyProcess } from './processes.ts';
import { projectRoot } from './projectRoot.ts';
import { StartError } from './StartError.ts';

/** What the built client depends on. */
const sources = ['web', 'shared', 'package-lock.json', 'vite.config.ts', 'vite.front.config.ts', 'tsconfig.json'];
const target = join(projectRoot, 'dist', 'web');
const stampFile = '.sources';

export function isWebBuilt(): boolean {
  return readStamp() === hashSources();
}

/**
 * Builds the web client into dist/web. It is built aside and put in place at the end, so that a build that fails or is
 * killed leaves the last one as it was, and two at once don't mix.
 */
export async function buildWeb(signal?: AbortSignal): Promise<void> {
  const stamp = hashSources();
  removeUnfinished();
  const aside = `${target}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    await runVite(['--outDir', aside], signal);
    await buildFront(aside, signal);
    await compressFiles(aside);
    writeFileSync(join(aside, stampFile), stamp);
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
  } catch (error) {
    if (readStamp() !== stamp) throw error; // else another start has put the same build there first
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The visitors' first pages and the home page: their programs, and the pages themselves, prerendered. */
async function buildFront(folder: string, signal?: AbortSignal): Promise<void> {
  const config = ['--config', join(projectRoot, 'vite.front.config.ts')];
  const program = `${folder}-prerender`;
  try {
    await runVite([...config, '--outDir', folder], signal);
    await runVite([...config, '--ssr', 'front/prerender.tsx', '--outDir', program], signal);
    await runVite(['--ssr', 'front/prerenderHome.tsx', '--outDir', join(program, 'home')], signal);
    await prerenderFront(folder, [join(program, 'prerender.js'), join(program, 'home/prerenderHome.js')]);
  } finally {
    rmSync(program, { recursive: true, force: true });
  }
}

async function runVite(words: readonly string[], signal?: AbortSignal): Promise<void> {
  const vite = resolve(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', ...words, '--logLevel', 'warn'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError(`The web client could not be built:\n${said.trim()}`);
}

function readStamp(): string | null {
  const file = join(target, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(join(projectRoot, source)))
      hash
        .update(`${relative(projectRoot, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch {
    return [path];
  }
}

function removeUnfinished(): void {
  const parent = resolve(target, '..');
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const pid = Number(/^web-(\d+)(?:-prerender)?$/u.exec(name)?.[1]);
    if (pid && pid !== process.pid && !identifyProcess(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
