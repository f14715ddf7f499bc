import { queryOptions } from '@tanstack/react-query';
import { getScript } from '../../../shared/routes/scripts.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** One script; `null` once it was deleted, here or elsewhere. */
export const scriptQuery = (id: string) =>
  queryOptions<Script | null>({
    queryKey: queryKeys.script(id),
    queryFn: ({ signal }) => call(getScript, { params: { id }, signal }),
  });
