import { styled } from '../../theme/styled.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Script } from '../../../shared/scripts.schema.ts';
import { RegenerationBanner } from '../../features/generations/RegenerationBanner.tsx';
import { space } from '../../theme/tokens.ts';
import { showAccepted } from '../pages/showAccepted.ts';
import { RewrittenNote } from './RewrittenNote.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: space.s4,
  '&:empty': { display: 'none' },
});

/** How the writing again of a script stands, over its text: under way, done, or come to nothing. */
export function RewritingNotes({ script, children }: { readonly script: Script; readonly children?: ReactNode }): ReactNode {
  const client = useQueryClient();
  return (
    <Root>
      <RegenerationBanner script={script} onAccepted={(accepted) => void showAccepted(client, accepted)} />
      <RewrittenNote script={script} />
      {children}
    </Root>
  );
}
