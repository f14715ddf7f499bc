import i18next from 'i18next';
import type { Notification } from '../../../shared/notifications.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { showToast } from '../../lib/toasts.ts';

type AnnounceContext = { readonly path: () => string; readonly go: (path: string) => void };

/** Says that a script is done or has failed, unless its page or its editor is in sight and says so itself. Other notifications wait in the list. */
export function announce(notification: Notification, context: AnnounceContext): void {
  const { type, params } = notification;
  if (type !== 'script.completed' && type !== 'script.failed') return;
  // Somebody falls asleep there: nothing lights up.
  if (context.path() === paths.tonight) return;
  const path = pathTo(paths.script, { id: params.scriptId });
  if ([path, pathTo(paths.editor, { id: params.scriptId })].includes(context.path())) return;
  const title = params.title || i18next.t('scripts.untitled');
  const action = { label: i18next.t('scripts.open'), run: () => context.go(path) };
  const { anew } = params;
  if (type === 'script.completed') {
    const text = i18next.t(anew === undefined ? 'scripts.announcements.completed' : `scripts.announcements.rewritten.${anew}`);
    showToast({ kind: 'success', title, text, action });
  } else {
    const text = i18next.t(anew === undefined ? 'scripts.announcements.failed' : 'scripts.announcements.rewritten.failed');
    showToast({ kind: 'error', title, text, action });
  }
}
