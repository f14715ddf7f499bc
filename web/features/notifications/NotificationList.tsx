import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/errorText.ts';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotificationActs } from './useNotificationActs.ts';
import { useNotifications } from './useNotifications.ts';

const Root = styled('div')({
  inlineSize: 'min(25rem, calc(100vw - 2rem))',
  display: 'flex',
  flexDirection: 'column',
  // As high as the specification has it, section 2.
  maxBlockSize: 'min(24rem, calc(100dvh - 6rem))',
  fontSize: text.sm,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s2,
    padding: `${space.s4} ${space.s4} ${space.s2}`,
  },
  '& h2': { font: `400 ${text.lg}/1.3 ${font.serif}` },
  '& > [data-part="body"]': { overflowY: 'auto', padding: `0 ${space.s2} ${space.s3}`, scrollbarWidth: 'thin' },
  '& ul': { display: 'grid', gap: space.s1 },
  '& [data-part="none"]': {
    padding: `${space.s4} ${space.s3} ${space.s5}`,
    display: 'grid',
    gap: space.s1,
    color: color.inkSoft,
  },
  '& [data-part="none"] b': { color: color.ink, font: `400 ${text.md}/1.4 ${font.serif}` },
  '& [data-part="more"]': { display: 'grid', justifyItems: 'center', paddingBlockStart: space.s3 },
});

/** What is inside the panel of notifications. */
export function NotificationList({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const { t } = useTranslation();
  const { data } = useNotifications();
  const { readAll } = useNotificationActs();
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Root>
      <header>
        <h2>{t('notifications.title')}</h2>
        {unread > 0 && (
          <Button size="sm" unavailable={readAll.isPending} onClick={() => readAll.mutate()}>
            {t('notifications.readAll')}
          </Button>
        )}
      </header>
      <div data-part="body">
        <Items onOpen={onOpen} />
      </div>
    </Root>
  );
}

function Items({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const { t } = useTranslation();
  const query = useNotifications();
  const { data, error, isPending, refetch } = query;
  if (isPending) return <Skeleton widths={[80, 45, 70]} />;
  if (!data)
    return (
      <Note kind="danger" role="alert">
        <p>{`${t('notifications.failed')}. ${errorText(error)}`}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('app.oops.again')}
        </Button>
      </Note>
    );
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <p data-part="none">
        <b>{t('notifications.empty.title')}</b>
        {t('notifications.empty.text')}
      </p>
    );
  return (
    <>
      <ul>
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} onOpen={onOpen} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div data-part="more">
          <MoreButton query={query} size="sm" />
        </div>
      )}
    </>
  );
}
