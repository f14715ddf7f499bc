import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../shared/events.ts';
import { applyCreditsEvent } from '../features/credits/applyCreditsEvent.ts';
import { applyGenerationEvent } from '../features/generations/applyGenerationEvent.ts';
import { announce } from '../features/notifications/announce.ts';
import { applyScriptEvent } from '../features/scripts/applyScriptEvent.ts';

type Place = Parameters<typeof announce>[1];

/** Hands an event to the features that keep what it changes. */
export async function applyEvent(client: QueryClient, event: StreamEvent, place: Place): Promise<void> {
  if (event.type === 'credits.changed') return applyCreditsEvent(client, event);
  if (event.type === 'notification.created') return announce(event.payload.notification, place);
  await applyScriptEvent(client, event);
  return applyGenerationEvent(client, event);
}
