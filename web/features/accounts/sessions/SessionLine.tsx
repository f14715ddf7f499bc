import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/sessions.schema.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { color, text, weight } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useEndSession } from './useEndSession.ts';

const Root = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.4rem 1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '.9rem',
  '&:first-of-type': { paddingBlockStart: 0 },
  '& > div': { flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: '.15rem' },
  '& b': { fontWeight: weight.medium, display: 'flex', flexWrap: 'wrap', gap: '.2rem .6rem', alignItems: 'center' },
  '& small': { fontSize: text.xs, color: color.inkFaint },
});

/** One device, by the names that people know it by. */
export function SessionLine({ session }: { readonly session: Session }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const end = useEndSession();
  const { browser, system, isCurrent } = session;
  const device =
    browser && system ? t('profile.sessions.device', { browser, system }) : browser || system || t('profile.sessions.unknown');
  const press = (): void => {
    // By promise, not by callback: the event may come before the answer, and this is gone by then.
    void end.mutateAsync(session.id).then(
      () => showToast({ kind: 'success', text: t('profile.sessions.ended', { device }) }),
      (error: unknown) => showFailure(error, t('profile.sessions.failed')),
    );
  };
  return (
    <Root>
      <div>
        <b>
          {device} {isCurrent && <Tag data-kind="calm">{t('profile.sessions.here')}</Tag>}
        </b>
        <small>
          <time dateTime={session.lastSeenAt}>{t('profile.sessions.seen', { moment: formats.moment(session.lastSeenAt) })}</time>
        </small>
        <small>
          <time dateTime={session.createdAt}>{t('profile.sessions.since', { moment: formats.moment(session.createdAt) })}</time>
        </small>
      </div>
      {!isCurrent && (
        <Button size="sm" unavailable={end.isPending} aria-label={t('profile.sessions.endOf', { device })} onClick={press}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </Root>
  );
}
