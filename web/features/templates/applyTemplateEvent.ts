import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { dropTemplate } from './dropTemplate.ts';
import { putTemplateChange } from './putTemplateChange.ts';

export type TemplateEvent = Extract<StreamEvent, { readonly type: `template.${string}` }>;

/** Brings one event about a template of one's own into the cache. What is not newer than the cache changes nothing. */
export const applyTemplateEvent = (client: QueryClient, event: TemplateEvent): Promise<void> =>
  event.type === 'template.deleted'
    ? dropTemplate(client, event.payload.templateId, event.payload.revision)
    : putTemplateChange(client, event.payload);
