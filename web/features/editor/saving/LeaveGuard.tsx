import { Dialog } from '../../../ui/overlays/Dialog.ts';
import { styled } from '../../../theme/styled.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { mutationKeys } from '../../../lib/mutationKeys.ts';
import { color, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import type { EditorSaving } from './useSaving.ts';

const Title = styled('h2')({ fontSize: text.titleSm });
const Body = styled('div')({ color: color.inkSoft, marginBlock: '.6rem 1.5rem', display: 'grid', gap: '.6rem' });

/**
 * Asks before a text that is not saved is left. What is saved by itself is saved first, and then nothing needs to be
 * asked. Whoever logs out keeps it on this device.
 */
export function LeaveGuard({ saving }: { readonly saving: EditorSaving }): ReactNode {
  const { isAutomatic, saveNow, hasUnsaved } = saving;
  const isLoggingOut = useIsMutating({ mutationKey: mutationKeys.signOut }) > 0;
  const isKept = isLoggingOut || saving.now.name === 'signedOut';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isKept && currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  const [isAsking, setAsking] = useState(false);
  const isBlocked = blocker.state === 'blocked';
  const going = useRef(blocker);
  useEffect(() => {
    going.current = blocker;
  });
  useEffect(() => {
    if (!isBlocked) return undefined;
    let isOver = false;
    const decide = async (): Promise<void> => {
      const isSaved = isAutomatic && (await saveNow());
      if (isOver) return;
      if (isSaved) going.current.proceed?.();
      else setAsking(true);
    };
    void decide();
    return () => {
      isOver = true;
      setAsking(false);
    };
  }, [isBlocked, isAutomatic, saveNow]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
  if (!isAsking || !isBlocked) return null;
  return <Question onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} onSave={saveNow} />;
}

type Props = { readonly onStay: () => void; readonly onLeave: () => void; readonly onSave: () => Promise<boolean> };

function Question({ onStay, onLeave, onSave }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [stage, setStage] = useState<'asking' | 'saving' | 'failed'>('asking');
  const save = async (): Promise<void> => {
    setStage('saving');
    if (await onSave()) onLeave();
    else setStage('failed');
  };
  return (
    <Dialog open onClose={onStay} aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <Title id={`${id}-title`}>{t('saving.leave.title')}</Title>
      <Body id={`${id}-body`}>
        <p>{t('saving.leave.text')}</p>
        {stage === 'failed' && (
          <Note kind="danger" role="alert">
            {t('saving.leave.failed')}
          </Note>
        )}
      </Body>
      <Actions sx={{ justifyContent: 'flex-end' }}>
        <Button tone="quiet" onClick={onStay}>
          {t('saving.leave.stay')}
        </Button>
        <Button onClick={onLeave}>{t('saving.leave.leave')}</Button>
        <Button tone="primary" unavailable={stage === 'saving'} onClick={() => void save()}>
          {t('saving.leave.save')}
        </Button>
      </Actions>
    </Dialog>
  );
}
