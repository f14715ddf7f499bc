import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { ClockPanel } from '../../../features/scripts/ClockPanel.tsx';
import { FindingsPanel } from '../../../features/scripts/FindingsPanel.tsx';
import type { TextLocation } from '../../../features/scripts/locationOf.ts';
import { formatClock } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { styled } from '../../../theme/styled.ts';
import { space } from '../../../theme/tokens.ts';
import { FoldedPanel } from './FoldedPanel.tsx';

const Root = styled('div')({ marginBlockEnd: space.s6 });

type Props = { readonly script: Script; readonly onShow: (location: TextLocation | null) => void };

/** Clock and findings before the text, a line each, where there is no room beside it. */
export function FoldedPanels({ script, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { findings, status, timing } = script;
  // A text that was cut short is not checked.
  const wasChecked = findings.length > 0 || status === 'ready';
  return (
    <Root>
      {timing && (
        <FoldedPanel title={t('scripts.clock.title')} figure={formatClock(timing.totalSeconds)}>
          <ClockPanel script={script} />
        </FoldedPanel>
      )}
      {wasChecked && (
        <FoldedPanel title={t('findings.title')} figure={formats.number(findings.length)}>
          <FindingsPanel script={script} onShow={onShow} />
        </FoldedPanel>
      )}
    </Root>
  );
}
