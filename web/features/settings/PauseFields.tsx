import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { pauseNames } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { media, space } from '../../theme/tokens.ts';
import { PauseChip } from '../../ui/PauseChip.tsx';
import { PauseField } from './PauseField.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s4,
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Preview = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space.s2, '& > span': { margin: 0 } });

/** The three pauses, and how long they are beside each other. */
export function PauseFields(): ReactNode {
  const settings = useSettings();
  return (
    <>
      <Root>
        {pauseNames.map((name) => (
          <PauseField key={name} name={name} />
        ))}
      </Root>
      <Preview>
        {pauseNames.map((name) => (
          <PauseChip key={name} seconds={settings[name]} />
        ))}
      </Preview>
    </>
  );
}
