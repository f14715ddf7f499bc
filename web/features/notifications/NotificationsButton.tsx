import { Popover } from '../../ui/overlays/Popover.ts';
import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, media } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useNotifications } from './useNotifications.ts';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  '& > i': {
    position: 'absolute',
    insetBlockStart: '.45rem',
    insetInlineEnd: '.45rem',
    inlineSize: '.55rem',
    blockSize: '.55rem',
    borderRadius: '50%',
    background: color.accent,
    boxShadow: `0 0 0 2px ${color.paper}`,
    pointerEvents: 'none',
    [media.forced]: { background: 'Highlight', border: '1px solid Canvas', forcedColorAdjust: 'none' },
  },
});

/** Shows how many notifications are unread; pressed, the list of them. */
export function NotificationsButton(): ReactNode {
  const { t } = useTranslation();
  const { data } = useNotifications();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = data?.pages[0]?.unread ?? 0;
  const close = (): void => setAnchor(null);
  return (
    <Root>
      <IconButton
        icon="bell"
        label={unread > 0 ? t('notifications.openUnread', { count: unread }) : t('notifications.open')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {unread > 0 && <i aria-hidden="true" />}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('notifications.title') } }}
      >
        <NotificationList onOpen={close} />
      </Popover>
    </Root>
  );
}
