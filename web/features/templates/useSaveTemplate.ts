import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createTemplate, updateTemplate } from '../../../shared/routes/templates.routes.ts';
import type { CreateTemplateBody, Template } from '../../../shared/templates.schema.ts';
import { call } from '../../lib/call.ts';
import { putTemplate } from './putTemplate.ts';

/** Keeps a new template, or the changes of one that was read before. */
export function useSaveTemplate(known: Template | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTemplateBody): Promise<Template> =>
      known === null
        ? call(createTemplate, { body })
        : call(updateTemplate, { params: { id: known.id }, body: { ...body, baseRevision: known.revision } }),
    onSuccess: (template) => putTemplate(client, template),
  });
}
