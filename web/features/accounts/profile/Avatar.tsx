import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import type { User } from '../../../../shared/accounts.schema.ts';
import { color, font } from '../../../theme/tokens.ts';
import { initialOf } from '../../../../shared/displayName.ts';

const Root = styled('span')({
  '--avatar': '2.25rem',
  inlineSize: 'var(--avatar)',
  blockSize: 'var(--avatar)',
  borderRadius: '50%',
  background: color.dusk,
  color: color.onDusk,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  font: `440 calc(var(--avatar) / 2)/1 ${font.serif}`,
  flex: 'none',
  '&[data-large]': { '--avatar': '6rem' },
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** The profile picture, else the first letter of the username. The name stands beside it. */
export function Avatar({ user, large = false }: { readonly user: User; readonly large?: boolean }): ReactNode {
  const { profilePictureUrl: url } = user;
  return (
    <Root aria-hidden="true" data-large={large || undefined}>
      {url === null ? initialOf(user) : <img src={large ? url : `${url}?size=small`} alt="" />}
    </Root>
  );
}
