import i18next from 'i18next';
import type { Notification, NotificationType } from '../../../shared/notifications.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Formats } from '../../lib/format.ts';

type Of<T extends NotificationType> = Extract<Notification, { readonly type: T }>['params'];
type DescribeNotification<T extends NotificationType> = (
  params: Of<T>,
  formats: Formats,
) => { readonly text: string; readonly to: string };

type AboutScript = Of<'script.awaiting_approval'> & Pick<Of<'script.completed'>, 'anew'>;

const aboutScript =
  (kind: 'completed' | 'failed' | 'awaiting') =>
  ({ scriptId, title, anew }: AboutScript) => ({
    text: i18next.t(
      `notifications.kinds.${anew === undefined ? kind : kind === 'failed' ? 'rewritten.failed' : (`rewritten.${anew}` as const)}`,
      { title: title || i18next.t('scripts.untitled') },
    ),
    to: pathTo(paths.script, { id: scriptId }),
  });

const byType: { readonly [T in NotificationType]: DescribeNotification<T> } = {
  'script.completed': aboutScript('completed'),
  'script.failed': aboutScript('failed'),
  'script.awaiting_approval': aboutScript('awaiting'),
  'credits.low': ({ available, periodEnd }, formats) => ({
    text: i18next.t('notifications.kinds.low', { count: available, date: formats.date(periodEnd) }),
    to: paths.transactions,
  }),
  'credits.expiring': ({ credits, expiresAt }, formats) => ({
    text: i18next.t('notifications.kinds.expiring', { count: credits, date: formats.moment(expiresAt) }),
    to: paths.transactions,
  }),
  'session.new': (params) => ({
    text: i18next.t('notifications.kinds.session', { device: deviceOf(params) }),
    to: paths.profile,
  }),
};

/** What a notification says in the reader's language, and where it leads. */
export const notificationText = (
  { type, params }: Notification,
  formats: Formats,
): ReturnType<DescribeNotification<NotificationType>> =>
  // A type and its parameters come together; the table does not know that they still are.
  (byType[type] as DescribeNotification<NotificationType>)(params, formats);

function deviceOf({ browser, system }: { readonly browser: string; readonly system: string }): string {
  if (browser && system) return i18next.t('notifications.device.both', { browser, system });
  return browser || system || i18next.t('notifications.device.unknown');
}
