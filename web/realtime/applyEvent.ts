import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../shared/events.ts';
import { applyUserEvent } from '../features/accounts/applyUserEvent.ts';
import { applyCreditsEvent } from '../features/credits/applyCreditsEvent.ts';
import { applyGenerationEvent } from '../features/generations/applyGenerationEvent.ts';
import { applyHomeEvent } from '../features/home/applyHomeEvent.ts';
import { announce } from '../features/notifications/announce.ts';
import { applyNotificationEvent, isAboutNotifications } from '../features/notifications/applyNotificationEvent.ts';
import { applyQuotaEvent } from '../features/quotas/applyQuotaEvent.ts';
import { applyCollectionEvent } from '../features/collections/applyCollectionEvent.ts';
import { applyFavoriteEvent } from '../features/scripts/applyFavoriteEvent.ts';
import { applyCollectionScriptEvent } from '../features/scripts/applyCollectionScriptEvent.ts';
import { applyScriptEvent } from '../features/scripts/applyScriptEvent.ts';
import { applySettingsEvent } from '../features/settings/applySettingsEvent.ts';
import { applyTemplateEvent } from '../features/templates/applyTemplateEvent.ts';
import { applyVersionEvent } from '../features/versions/applyVersionEvent.ts';

type AnnounceContext = Parameters<typeof announce>[1];

type EventOf<Kind extends string> = Extract<StreamEvent, { readonly type: `${Kind}.${string}` }>;
const isFavorite = (event: StreamEvent): event is EventOf<'favorite'> => event.type.startsWith('favorite.');
const isCollection = (event: StreamEvent): event is EventOf<'collection'> => event.type.startsWith('collection.');

/** Hands an event to the features that keep what it changes. */
export async function applyEvent(client: QueryClient, event: StreamEvent, context: AnnounceContext): Promise<void> {
  await applyHomeEvent(client, event);
  await applyQuotaEvent(client, event);
  if (event.type === 'usage.changed') return;
  if (event.type === 'credits.changed') return applyCreditsEvent(client, event);
  if (event.type === 'user.changed' || event.type === 'sessions.changed') return applyUserEvent(client, event);
  if (isAboutNotifications(event)) {
    await applyNotificationEvent(client, event);
    return event.type === 'notification.created' ? announce(event.payload.notification, context) : undefined;
  }
  if (event.type === 'settings.changed') return applySettingsEvent(client, event);
  if (event.type === 'template.saved' || event.type === 'template.deleted') return applyTemplateEvent(client, event);
  if (isFavorite(event)) return applyFavoriteEvent(client, event);
  if (isCollection(event)) {
    await applyCollectionEvent(client, event);
    return applyCollectionScriptEvent(client, event);
  }
  await applyScriptEvent(client, event);
  await applyVersionEvent(client, event);
  return applyGenerationEvent(client, event);
}
