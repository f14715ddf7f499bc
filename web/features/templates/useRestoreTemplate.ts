import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreTemplate } from '../../../shared/routes/templates.routes.ts';
import { call } from '../../lib/call.ts';
import { putTemplate } from './putTemplate.ts';

export function useRestoreTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreTemplate, { params: { id } }),
    onSuccess: (template) => putTemplate(client, template),
  });
}
