import { styled } from '../../theme/styled.ts';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import { connection } from '../../realtime/connection.ts';
import { outdated } from '../../realtime/outdated.ts';
import { refusal } from '../../realtime/refusal.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '.7rem',
  padding: `.55rem ${space.gutter}`,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.sm,
});

/** A blink of the connection is not worth a word; milliseconds. */
const patience = 1500;

/** A quiet line while the connection is lost, when everything catches up by itself, or while this page gets no updates, or is to be loaded again. */
export function OfflineLine(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const lostAt = useSyncExternalStore(connection.subscribe, connection.get, connection.get);
  const refused = useSyncExternalStore(refusal.subscribe, refusal.get, refusal.get);
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.get, outdated.get);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lostAt !== null), lostAt === null ? 0 : patience);
    return () => clearTimeout(timer);
  }, [lostAt]);
  return (
    <div role="status">
      {shown && lostAt && (
        <Root>
          <Icon name="offline" small />
          <span>
            {refused === 'ORIGIN_NOT_ALLOWED' ? t(`errors.codes.${refused}`) : t('app.offline', { time: formats.time(lostAt) })}
          </span>
        </Root>
      )}
      {refused === 'TOO_MANY_CONNECTIONS' && (
        <Root>
          <Icon name="offline" small />
          <span>{`${t('errors.codes.TOO_MANY_CONNECTIONS')}.`}</span>
        </Root>
      )}
      {isOutdated && (
        <Root>
          <span>{t('app.outdated')}</span>
          <Button size="sm" onClick={() => location.reload()}>
            {t('app.reload')}
          </Button>
        </Root>
      )}
    </div>
  );
}
