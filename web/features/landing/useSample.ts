import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { requestSample } from '../../../shared/routes/samples.routes.ts';
import type { Sample } from '../../../shared/samples.schema.ts';
import type { Language, Theme } from '../../../shared/vocabulary.ts';
import { call } from '../../lib/call.ts';

/** `round` asks for another script of the same kind. */
type SampleRequest = { readonly language: Language; readonly theme: Theme; readonly round: number };

/** A short script, composed by the server when it is asked for. */
export function useSample(request: SampleRequest): UseQueryResult<Sample> {
  return useQuery({
    queryKey: ['sample', request],
    queryFn: ({ signal }) => call(requestSample, { body: { language: request.language, theme: request.theme }, signal }),
    staleTime: Infinity,
    // Whoever looks in can ask again; a limit that is reached is not knocked at.
    retry: false,
  });
}
