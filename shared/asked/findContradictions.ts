import type { Issue } from '../error.schema.ts';
import type { GenerateBody } from '../generations.schema.ts';

type Asked = Pick<GenerateBody, 'approach' | 'includeBreathing'>;

/** Fields of a request that cannot both be had. Requests from before this was asked may hold such ones, and are read all the same. */
export const findContradictions = ({ approach, includeBreathing }: Asked): Issue[] =>
  approach === 'breath' && !includeBreathing
    ? [{ path: 'includeBreathing', code: 'contradiction', message: 'the approach works with the breath' }]
    : [];
