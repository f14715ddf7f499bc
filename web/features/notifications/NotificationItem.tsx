import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../shared/notifications.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, media, radius, text, weight } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { notificationText } from './notificationText.ts';
import { useNotificationActs } from './useNotificationActs.ts';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.25rem',
  alignItems: 'start',
  padding: '.5rem .25rem .5rem .75rem',
  borderRadius: radius.md,
  '&[data-unread]': { background: color.calmSoft },
  '[data-contrast="more"] &[data-unread]': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
  '& > a': { display: 'grid', gap: '.15rem', paddingBlock: '.35rem', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& > a:hover > span': { textDecoration: 'underline' },
  '&[data-unread] > a > span': { fontWeight: weight.medium },
  '& small': { fontSize: text.xs, color: color.inkSoft },
  '& > div': { display: 'flex' },
  [media.forced]: { '&[data-unread]': { border: '1px solid Highlight' } },
});

type Props = { readonly item: Notification; readonly onOpen: () => void };

export function NotificationItem({ item, onOpen }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { read, dismiss } = useNotificationActs();
  const { text: words, to } = notificationText(item, formats);
  const isUnread = item.readAt === null;
  const open = (): void => {
    if (isUnread) read.mutate(item.id);
    onOpen();
  };
  return (
    <Root data-unread={isUnread || undefined}>
      <Link to={to} onClick={open}>
        <span>
          {isUnread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          {words}
        </span>
        <small>
          <time dateTime={item.createdAt}>{formats.moment(item.createdAt)}</time>
        </small>
      </Link>
      <div>
        {isUnread && <IconButton icon="check" label={t('notifications.read')} onClick={() => read.mutate(item.id)} />}
        <IconButton
          icon="x"
          label={t('notifications.dismiss')}
          unavailable={dismiss.isPending}
          onClick={() => dismiss.mutate(item.id)}
        />
      </div>
    </Root>
  );
}
