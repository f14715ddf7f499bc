import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineSection } from '../../../shared/generations.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { color, media, text } from '../../theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '.5rem',
  fontSize: text.sm,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: '2px', blockSize: '10px' },
  '& i': { borderRadius: '2px', background: color.speech, minInlineSize: '2px' },
  '& i:nth-of-type(even)': { background: color.calm },
  [media.forced]: { '& i': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** How the whole length is shared among the sections. */
export function OutlineBar({ outline }: { readonly outline: readonly OutlineSection[] }): ReactNode {
  const { t } = useTranslation();
  const total = outline.reduce((sum, { plannedSeconds }) => sum + plannedSeconds, 0);
  return (
    <Root>
      <div aria-hidden="true">
        {outline.map(({ kind, plannedSeconds }) => (
          <i key={kind} style={{ flex: `${plannedSeconds} 1 0` }} />
        ))}
      </div>
      <p>{t('outline.total', { count: outline.length, length: formatClock(total) })}</p>
    </Root>
  );
}
