import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/errorText.ts';
import { color, space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EndSessions } from './EndSessions.tsx';
import { SessionLine } from './SessionLine.tsx';
import { useSessions } from './useSessions.ts';

const List = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${color.line}` } });
const Root = styled('div')({ display: 'grid', gap: space.s4 });

/** Where one is signed in, and the ways to end it. */
export function SessionList(): ReactNode {
  const { t } = useTranslation();
  const query = useSessions();
  const { data, error, isPending, refetch, hasNextPage } = query;
  if (isPending) return <Skeleton widths={[52, 34, 48, 30]} />;
  if (!data)
    return (
      <Root>
        <Note kind="danger" role="alert">
          <p>{t('profile.sessions.listFailed')}</p>
          <p>{errorText(error)}</p>
        </Note>
        <Actions>
          <Button size="sm" onClick={() => void refetch()}>
            {t('app.oops.again')}
          </Button>
        </Actions>
      </Root>
    );
  const sessions = data.pages.flatMap(({ items }) => items);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  // This device first; the rest as they came.
  const sorted = [...sessions.filter(({ isCurrent }) => isCurrent), ...others];
  return (
    <Root>
      <List>
        {sorted.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </List>
      {others.length === 0 && !hasNextPage && <p>{t('profile.sessions.alone')}</p>}
      <Actions>
        <MoreButton query={query} size="sm" />
        {(others.length > 0 || hasNextPage) && <EndSessions which="others" />}
        <EndSessions which="all" />
      </Actions>
    </Root>
  );
}
