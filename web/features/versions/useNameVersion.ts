import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nameVersion } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { versionsKey } from './versionsKey.ts';

type Naming = { readonly scriptId: string; readonly id: string; readonly name: string };

/** Gives a version a name; an empty one takes it away. */
export function useNameVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scriptId, id, name }: Naming) => call(nameVersion, { params: { id: scriptId, version: id }, body: { name } }),
    onSuccess: (_version, { scriptId }) => client.invalidateQueries({ queryKey: versionsKey(scriptId) }),
  });
}
