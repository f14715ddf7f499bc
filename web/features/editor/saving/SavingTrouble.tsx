import { styled } from '../../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { errorText } from '../../../lib/errorText.ts';
import { showFailure } from '../../../lib/toasts.ts';
import { space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import type { ScriptAbout } from '../keeping/ScriptAbout.ts';
import { useKeepAsNew } from '../keeping/useKeepAsNew.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { EditorSaving } from './useSaving.ts';

const After = styled(Actions)({ marginBlockStart: space.s3 });

type Props = {
  readonly saving: EditorSaving;
  readonly about: ScriptAbout;
  readonly content: () => string;
  /** A text whose script is gone became a new one. */
  readonly onKept: (script: Script) => void;
};

/** Why a text is not saved, where that asks for something of the person, and what they can do about it. */
export function SavingTrouble(props: Props): ReactNode {
  const { saving } = props;
  const { now } = saving;
  if (now.name === 'conflict') return <Conflicted {...props} />;
  if (now.name === 'deleted') return <Deleted {...props} />;
  if (now.name === 'failed') return <Failed saving={saving} error={now.error} willRetry={now.willRetry} />;
  return null;
}

function Conflicted({ saving, about: { language }, content }: Props): ReactNode {
  const { t } = useTranslation();
  // It is put before the person once; whoever wants to go on writing first can.
  const [isComparing, setComparing] = useState(true);
  const { now } = saving;
  if (now.name !== 'conflict') return null;
  const compare = (): void => {
    saving.compareAgain();
    setComparing(true);
  };
  return (
    <>
      <Note kind="warn" role="alert">
        <p>{t('saving.conflict.note')}</p>
        <After>
          <Button size="sm" onClick={compare}>
            {t('saving.conflict.compare')}
          </Button>
        </After>
      </Note>
      {isComparing && (
        <ConflictDialog
          key={now.theirs.revision}
          passages={now.passages}
          language={language}
          onSettle={(text) => void saving.resolve(text)}
          onKeepMine={() => void saving.resolve(content())}
          onLater={() => setComparing(false)}
        />
      )}
    </>
  );
}

function Deleted({ saving, about, content, onKept }: Props): ReactNode {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const keep = useKeepAsNew((script) => {
    saving.keptElsewhere();
    onKept(script);
  });
  const bringBack = async (): Promise<void> => {
    setPending(true);
    try {
      await saving.bringBack();
    } catch (error) {
      showFailure(error, t('saving.deleted.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Note kind="warn" role="alert">
      <p>{t('saving.deleted.note')}</p>
      <After>
        <Button size="sm" unavailable={isPending} onClick={() => void bringBack()}>
          {t('saving.deleted.action')}
        </Button>
        <Button size="sm" unavailable={keep.isPending} onClick={() => keep.mutate({ ...about, content: content() })}>
          {t('saving.deleted.keep')}
        </Button>
      </After>
    </Note>
  );
}

type FailedProps = { readonly saving: EditorSaving; readonly error: unknown; readonly willRetry: boolean };

function Failed({ saving, error, willRetry }: FailedProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Note kind="danger" role="alert">
      <p>{errorText(error)}</p>
      <p>{t(willRetry ? 'saving.failed.later' : 'saving.failed.never')}</p>
      <After>
        <Button size="sm" onClick={() => void saving.saveNow()}>
          {t('saving.failed.again')}
        </Button>
      </After>
    </Note>
  );
}
