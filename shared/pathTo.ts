import { fillPath, type PathExtras } from './fillPath.ts';
import type * as paths from './paths.ts';

type Path = (typeof paths)[keyof typeof paths];

type NamesOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<P extends string> = [NamesOf<P>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in NamesOf<P>]: string };

/** The address of a page of `paths.ts`, with each parameter that its path names, a query and a fragment, all encoded. */
export const pathTo = <const P extends Path>(path: P, params: Params<P>, extras?: PathExtras): string =>
  fillPath(path, params, extras);
