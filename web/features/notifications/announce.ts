import i18next from 'i18next';
import type { Notification } from '../../../shared/notifications.schema.ts';
import { showToast } from '../../lib/toasts.ts';

type Place = { readonly path: () => string; readonly go: (path: string) => void };

/** Says that a script is done or has failed, unless its page is in sight and says so itself. */
export function announce({ type, params }: Notification, place: Place): void {
  const path = `/edit/${params['scriptId']}`;
  if (place.path() === path) return;
  const title = String(params['title'] ?? '') || i18next.t('scripts.untitled');
  const action = { label: i18next.t('scripts.open'), run: () => place.go(path) };
  if (type === 'script.completed') showToast({ kind: 'success', title, text: i18next.t('scripts.news.completed'), action });
  else showToast({ kind: 'error', title, text: i18next.t('scripts.news.failed'), action });
}
