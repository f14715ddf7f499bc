import { useQuery } from '@tanstack/react-query';
import type { Usage } from '../../../shared/generations.schema.ts';
import { getGeneration } from '../../../shared/routes/generations.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { call } from '../../lib/call.ts';

/** What the model took that wrote a script; nothing for what no model wrote. It changes no more once the work has ended. */
export function useUsage({ writer, generation }: Pick<Script, 'writer' | 'generation'>): Usage | null {
  const id = generation?.id ?? '';
  const { data } = useQuery({
    queryKey: ['generations', 'one', id],
    queryFn: ({ signal }) => call(getGeneration, { params: { id }, signal }),
    enabled: writer === 'model' && generation !== null && generation.finishedAt !== null,
    staleTime: Infinity,
  });
  return data?.usage ?? null;
}
