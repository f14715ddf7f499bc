import type { ReactNode } from 'react';
import { hasAccess, type Restriction } from '../../shared/hasAccess.ts';
import { useUser } from '../features/accounts/useUser.ts';
import { limitsPlan } from '../lib/limitsPlan.ts';
import { lazyPage } from './lazyPage.tsx';

const notFound = lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

type Props = { readonly to: Restriction; readonly children: ReactNode };

/**
 * Within `RequireUser`: lets through whoever has the plan or the role that a page is for. Everybody else finds nothing at its
 * address, for what is missing and what is forbidden look alike. A change of plan or role (`user.changed`) acts at once.
 */
export function RequireAccess({ to, children }: Props): ReactNode {
  const { data: user } = useUser();
  return user && hasAccess({ ...user, currentPlan: limitsPlan(user.currentPlan) }, to) ? children : notFound;
}
