import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { speaksOf } from './speaksOf.ts';
import { withheldOf } from './withheldOf.ts';
import type { Withheld } from './withheldKinds.ts';

/** What finds in a sentence something that the request leaves out. */
export function withholder(request: GenerateBody): (text: string) => Withheld | null {
  const kinds = withheldOf(request);
  return (text) => kinds.find((kind) => speaksOf(text, request.language, kind)) ?? null;
}
