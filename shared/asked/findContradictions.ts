import type { Issue } from '../error.schema.ts';
import type { GenerateBody } from '../generations.schema.ts';
import type { BodyLimit } from '../vocabulary.ts';

type Asked = Pick<GenerateBody, 'approach' | 'includeBreathing'> & { readonly body?: readonly BodyLimit[] | undefined };

/** Fields of a request that cannot both be had. Requests from before this was asked may hold such ones, and are read all the same. */
export const findContradictions = ({ approach, includeBreathing, body = [] }: Asked): Issue[] => {
  const without = [...(includeBreathing ? [] : ['includeBreathing']), ...(body.includes('breath') ? ['body'] : [])];
  if (approach !== 'breath') return [];
  return without.map((path) => ({ path, code: 'contradiction', message: 'the approach works with the breath' }));
};
