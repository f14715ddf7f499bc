import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreScript } from '../../../shared/routes/scripts.routes.ts';
import { call } from '../../lib/call.ts';
import { putScript } from './putScript.ts';

export function useRestoreScript() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreScript, { params: { id } }),
    onSuccess: (script) => putScript(client, script),
  });
}
