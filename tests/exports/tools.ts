import { spawnSync } from 'node:child_process';

/** The programs that read our files, and Debian's package of each. */
const tools = {
  pdftotext: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  soffice: 'libreoffice-writer-nogui',
  xmllint: 'libxml2-utils',
  'espeak-ng': 'espeak-ng',
} as const;
export type Tool = keyof typeof tools;

/** Packages of programs that this machine has not. */
export function missingPackages(): string[] {
  const missing = Object.entries(tools).filter(([name]) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  return [...new Set(missing.map(([, name]) => name))];
}

/** Runs a program and gives what it prints. Throws with its own words where it fails. */
export function runTool(tool: Tool, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 64_000_000, timeout: 180_000 });
  if (status !== 0) throw new Error(`${tool} ended with ${status}: ${stderr} ${error ?? ''}`);
  return stdout;
}
