import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as paths from '../../shared/paths.ts';
import { useUser } from '../features/accounts/useUser.ts';
import { returnPath } from '../lib/returnPath.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { PublicFrame } from './frame/PublicFrame.tsx';
import { lazyPage } from './lazyPage.tsx';
import { useIsOpenWhileDeleting, useVisitorsPage } from './visitorsPage.ts';
import { withMoreTexts } from './withMoreTexts.ts';

/** Whoever is signed in needs none of it; where the page itself says that nobody is, it is fetched beside the program. */
const loadPublicFrame = (): Promise<typeof PublicFrame> =>
  withMoreTexts(async () => (await import('./frame/PublicFrame.tsx')).PublicFrame);
const LazyPublicFrame = lazy(async () => ({ default: await loadPublicFrame() }));
if (document.documentElement.dataset['session'] === 'no') void loadPublicFrame().catch(() => undefined);

/** Fetched by those few who need it. */
const restore = lazyPage(async () => (await import('./pages/RestorePage.tsx')).RestorePage);

/** So that the message can be read out before the page changes (specification, section 4). */
const redirectDelay = 100;

/**
 * Lets a signed-in person through, unless the account is about to be deleted: that is asked first. Anybody else gets what the route has for visitors, or is led to the sign-in page,
 * and back here afterwards.
 */
export function RequireUser({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { data: user, isPending, error, refetch } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const visitorsPage = useVisitorsPage();
  const isOpenWhileDeleting = useIsOpenWhileDeleting();
  const isOpen = visitorsPage !== undefined;
  const isNobody = !isPending && user === null && !isOpen;
  useEffect(() => {
    if (!isNobody) return undefined;
    const timer = setTimeout(() => {
      // Whoever has just signed out is on the way to the front page, even if it is not rendered yet, and need not come back here.
      if (location.pathname !== pathname) return;
      returnPath.save(pathname + search);
      void navigate(paths.auth, { replace: true });
    }, redirectDelay);
    return () => clearTimeout(timer);
  }, [isNobody, pathname, search, navigate]);
  const isSomebody = Boolean(user);
  useEffect(() => {
    if (isSomebody) returnPath.forget();
  }, [isSomebody]);
  const isDeleting = Boolean(user?.deletionDueAt);
  if (isDeleting && !isOpenWhileDeleting) return restore;
  if (user && !isDeleting) return children;
  if (user !== undefined && isOpen)
    return (
      <Suspense fallback={<Spinner />}>
        <LazyPublicFrame>{visitorsPage}</LazyPublicFrame>
      </Suspense>
    );
  if (isNobody) return <Spinner message={t('app.guard.toSignIn')} />;
  if (!error) return <Spinner />;
  return <ErrorScreen isWhole error={error} onRetry={() => void refetch()} />;
}
