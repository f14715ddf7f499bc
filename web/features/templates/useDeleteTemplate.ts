import { useMutation } from '@tanstack/react-query';
import { deleteTemplate } from '../../../shared/routes/templates.routes.ts';
import { call } from '../../lib/call.ts';

export function useDeleteTemplate() {
  return useMutation({ mutationFn: (id: string) => call(deleteTemplate, { params: { id } }) });
}
