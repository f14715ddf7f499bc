import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/buttonStyle.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Quota } from './useQuota.ts';

type Props = ButtonLook & { readonly to: string; readonly quota: Quota; readonly children: ReactNode };

/** Leads to where one more is begun. At the maximum it leads nowhere, and its reason can be read. */
export function BeginLink({ to, quota, children, ...look }: Props): ReactNode {
  if (!quota.isReached)
    return (
      <LinkButton {...look} to={to}>
        {children}
      </LinkButton>
    );
  return (
    <Button {...look} unavailable aria-describedby={quota.reason}>
      {children}
    </Button>
  );
}
