import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScriptGrid } from './ScriptGrid.tsx';

const Card = styled(Sheet)({
  padding: '1.5rem 1.4rem 1.1rem',
  minBlockSize: '13.75rem',
  display: 'grid',
  alignContent: 'space-between',
});

const shapes = [57, 66, 75, 61, 70, 52];

/** Cards that are on their way. */
export function ScriptListSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      <ScriptGrid aria-hidden="true">
        {shapes.map((width) => (
          <li key={width}>
            <Card>
              <Skeleton widths={[width, 94, 66]} />
              <Skeleton widths={[100, 38]} />
            </Card>
          </li>
        ))}
      </ScriptGrid>
    </>
  );
}
