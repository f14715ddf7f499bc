import { useMutation } from '@tanstack/react-query';
import { deleteScript } from '../../../shared/routes/scripts.routes.ts';
import { call } from '../../lib/call.ts';

export function useDeleteScript() {
  return useMutation({ mutationFn: (id: string) => call(deleteScript, { params: { id } }) });
}
