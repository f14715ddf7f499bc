import type { QuickAction } from '../../lib/quickAction.ts';

type Ask = Omit<QuickAction, 'fromQuickAction'>;

/** The four quick actions (specification, section 2). A plan that does not reach so far caps them. */
export const quickActions = {
  express: { theme: 'relaxation', duration: 5 },
  break: { theme: 'stress', duration: 10 },
  gratitude: { theme: 'gratitude', duration: 15 },
  sleep: { theme: 'sleep', duration: 20 },
} as const satisfies Record<string, Ask>;

/** Three recommendations below them. */
export const recommended = {
  morning: { theme: 'focus', duration: 10, approach: 'nature' },
  energy: { theme: 'confidence', duration: 5, style: 'pragmatic' },
  breathing: { theme: 'anxiety', duration: 5, approach: 'breath' },
} as const satisfies Record<string, Ask>;
