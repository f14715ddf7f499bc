import { styled } from '../../theme/styled.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../../shared/plans.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';
import { showToast } from '../../lib/toasts.ts';
import { color, media, size, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { DialectField } from './DialectField.tsx';
import { exportChoice, type ExportChoice } from './exportChoice.ts';
import { ExportRefusal } from './ExportRefusal.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { LineBreaks } from './LineBreaks.tsx';
import { useExport } from './useExport.ts';

const Root = styled('form')({ display: 'flex', flexDirection: 'column', gap: space.s5 });
/** In sight however long the form is: it reaches over the dialog's own edge. */
const Ends = styled(Actions)({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${size.dialogEdge})`,
  justifyContent: 'flex-end',
  margin: `0 calc(-1 * ${size.dialogEdge}) calc(-1 * ${size.dialogEdge})`,
  padding: `${space.s3} ${size.dialogEdge}`,
  background: color.raised,
  borderBlockStart: `1px solid ${color.line}`,
  // The words have the whole button.
  [media.large]: { '& svg': { display: 'none' } },
});

type Props = {
  readonly script: Script;
  /** The version to export; `null` for the present text. */
  readonly version: string | null;
  readonly content: string;
  /** What should be fixed before the text is read aloud. It warns and never stops. */
  readonly fatal: readonly Finding[];
  readonly plan: PlanId;
  readonly onClose: () => void;
};

/** How the file should be, how long it will take to read, and the file. */
export function ExportForm({ script, version, content, fatal, plan, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const exporting = useExport();
  const [choice, choose] = useKeptChoice(plan);
  const change = (changed: Partial<ExportChoice>): void => {
    if (exporting.isError) exporting.reset();
    choose({ ...choice, ...changed });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (exporting.isPending) return;
    exporting.mutate(
      { scriptId: script.id, version, choice },
      {
        onSuccess: (name) => {
          showToast({ kind: 'success', text: t('exports.done', { name }) });
          onClose();
        },
      },
    );
  };
  return (
    <Root onSubmit={submit}>
      {fatal.length > 0 && (
        <Note kind="danger" role="alert">
          {t('exports.fatal', { count: fatal.length })}
        </Note>
      )}
      <FormatChoice plan={plan} value={choice.format} onChoose={(format) => change({ format })} />
      {choice.format === 'ssml' && <DialectField value={choice.dialect} onChoose={(dialect) => change({ dialect })} />}
      <Switch
        label={t('exports.metadata')}
        hint={t('exports.metadataHint')}
        checked={choice.metadata}
        onChange={(metadata) => change({ metadata })}
      />
      <LineBreaks
        script={script}
        content={content}
        checked={choice.lineBreaks}
        onChange={(lineBreaks) => change({ lineBreaks })}
      />
      {exporting.error && <ExportRefusal error={exporting.error} />}
      <Ends>
        <Button tone="quiet" onClick={onClose}>
          {t('exports.cancel')}
        </Button>
        <Button type="submit" tone="primary" unavailable={exporting.isPending}>
          <Icon name="download" small />
          {exporting.isPending
            ? t('exports.pending')
            : t('exports.action', { format: t(`exports.formats.${choice.format}.name`) })}
        </Button>
      </Ends>
    </Root>
  );
}

/** What was chosen last on this device, and the next choice, which is kept as it is made. */
function useKeptChoice(plan: PlanId): [ExportChoice, (next: ExportChoice) => void] {
  const [choice, setChoice] = useState(() => exportChoice.read(plan));
  const choose = (next: ExportChoice): void => {
    setChoice(next);
    exportChoice.write(next);
  };
  return [choice, choose];
}
