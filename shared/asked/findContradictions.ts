import type { Issue } from '../error.schema.ts';
import type { GenerateBody } from '../generations.schema.ts';
import type { BodyLimit, Instruction } from '../vocabulary.ts';

type Asked = Pick<GenerateBody, 'approach' | 'includeBreathing'> & {
  readonly body?: readonly BodyLimit[] | undefined;
  readonly instructions?: readonly Instruction[] | undefined;
};

/** Fields of a request that cannot both be had. Requests from before this was asked may hold such ones, and are read all the same. */
export const findContradictions = ({ approach, includeBreathing, body = [], instructions = [] }: Asked): Issue[] => {
  const without = [...(includeBreathing ? [] : ['includeBreathing']), ...(body.includes('breath') ? ['body'] : [])];
  if (approach === 'bodyscan' && instructions.includes('no-body-scan'))
    return [{ path: 'instructions', code: 'contradiction', message: 'the approach is a body scan' }];
  if (approach !== 'breath') return [];
  return without.map((path) => ({ path, code: 'contradiction', message: 'the approach works with the breath' }));
};
