import type { QueryClient } from '@tanstack/react-query';
import type { EventType, StreamEvent } from '../../shared/events.ts';
import { accountHandlers } from '../features/accounts/accountHandlers.ts';
import { collectionHandlers } from '../features/collections/collectionHandlers.ts';
import { creditHandlers } from '../features/credits/creditHandlers.ts';
import { generationHandlers } from '../features/generations/generationHandlers.ts';
import { homeHandlers } from '../features/home/homeHandlers.ts';
import { notificationHandlers } from '../features/notifications/notificationHandlers.ts';
import { quotaHandlers } from '../features/quotas/quotaHandlers.ts';
import { collectionScriptHandlers, scriptHandlers } from '../features/scripts/scriptHandlers.ts';
import { settingHandlers } from '../features/settings/settingHandlers.ts';
import { templateHandlers } from '../features/templates/templateHandlers.ts';
import { versionHandlers } from '../features/versions/versionHandlers.ts';
import type { EventContext, EventHandler, EventHandlers } from '../lib/EventHandlers.ts';
import { kindOf } from './streamKinds.ts';

/** The feature that an event is about, for each type of event: without one this does not compile. */
const handlers: EventHandlers = {
  ...scriptHandlers,
  ...collectionHandlers,
  ...creditHandlers,
  ...accountHandlers,
  ...templateHandlers,
  ...settingHandlers,
  ...notificationHandlers,
  'usage.changed': quotaHandlers['usage.changed'],
};
const { 'usage.changed': _about, ...countedQuotas } = quotaHandlers;

/** Features that keep something else which an event changes: before the one that it is about, and after it. */
const before: readonly Partial<EventHandlers>[] = [homeHandlers, countedQuotas];
const after: readonly Partial<EventHandlers>[] = [collectionScriptHandlers, versionHandlers, generationHandlers];

/** What an event of a person's own stream does. */
const ofPerson = [...before, handlers, ...after];

/** Hands an event to the features that keep what it changes. */
export async function applyEvent(client: QueryClient, event: StreamEvent, context: EventContext): Promise<void> {
  const kind = kindOf(event.stream);
  for (const table of kind ? [kind.handlers] : ofPerson) await handlerIn(table, event.type)?.(client, event, context);
}

/** The table has under each type what takes an event of that type; TypeScript cannot follow that for any one of them. */
const handlerIn = (table: Partial<EventHandlers>, type: EventType): EventHandler<EventType> | undefined =>
  table[type] as EventHandler<EventType> | undefined;
