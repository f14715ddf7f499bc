import type { GenerationScope } from '../../shared/generations.schema.ts';
import type { NotificationParams } from '../../shared/notifications.schema.ts';

/** What a notification about a generation says of its work, where that was not a new script. */
export function regenerationParams(scope: GenerationScope | null): Pick<NotificationParams<'script.completed'>, 'anew'> {
  if (scope === null) return {};
  if (scope.kind === 'whole') return { anew: 'whole' };
  return { anew: scope.variants > 1 ? 'proposals' : 'section' };
}
