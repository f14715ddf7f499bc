import { relative } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** A path as a person reads it: from the project's folder where it lies inside. */
export function shortenPath(path: string): string {
  const short = relative(projectRoot, path);
  return short.startsWith('..') ? path : short;
}
