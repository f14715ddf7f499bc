import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { SavingStatus } from '../../../features/editor/saving/SavingStatus.tsx';
import type { EditorSaving } from '../../../features/editor/saving/useSaving.ts';
import { Button } from '../../../ui/Button.tsx';
import { TopbarNote } from '../../frame/TopbarNote.tsx';
import { EditorHead } from '../EditorHead.tsx';

type Props = {
  readonly script: Script;
  readonly saving: EditorSaving;
  readonly isBusy: boolean;
  readonly onExport: () => void;
  readonly onRewriteHere: () => void;
  readonly onRewriteWhole: () => void;
};

/** The head of a script's editor: how its saving stands, and having it written again. */
export function EditedHead({ script, saving, isBusy, onExport, onRewriteHere, onRewriteWhole }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <EditorHead
      script={script}
      onExport={onExport}
      actions={[
        { icon: 'again', name: t('regeneration.here'), unavailable: isBusy, run: onRewriteHere },
        { icon: 'again', name: t('regeneration.whole'), unavailable: isBusy, run: onRewriteWhole },
      ]}
    >
      <Button size="sm" unavailable={isBusy || saving.now.name === 'saved'} onClick={() => void saving.saveNow()}>
        {t('editor.save')}
      </Button>
      <TopbarNote>
        <SavingStatus state={saving.now} />
      </TopbarNote>
    </EditorHead>
  );
}
