import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../features/accounts/useUser.ts';
import { errorText } from '../lib/errorText.ts';
import { returnPath } from '../lib/returnPath.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Spinner } from '../ui/Spinner.tsx';

/** So that the message can be read out before the page changes (specification, section 4). */
const redirectDelay = 100;

type Props = {
  /** What stands at `/` for those who are not signed in. */
  readonly visitorsHome: ReactNode;
  readonly children: ReactNode;
};

/** Lets a signed-in person through; leads anybody else to the sign-in page, and back here afterwards. */
export function RequireUser({ visitorsHome, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: user, isPending, error, refetch } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === '/';
  const isNobody = !isPending && user === null && !isHome;
  useEffect(() => {
    if (!isNobody) return undefined;
    const timer = setTimeout(() => {
      // Whoever has just signed out is on the way to the front page, even if it is not drawn yet, and need not come back here.
      if (location.pathname !== pathname) return;
      returnPath.save(pathname + search);
      void navigate('/auth', { replace: true });
    }, redirectDelay);
    return () => clearTimeout(timer);
  }, [isNobody, pathname, search, navigate]);
  const isSomebody = Boolean(user);
  useEffect(() => {
    if (isSomebody) returnPath.forget();
  }, [isSomebody]);
  if (user) return children;
  if (user === null && isHome) return visitorsHome;
  if (isNobody) return <Spinner message={t('app.guard.toSignIn')} />;
  if (!error) return <Spinner />;
  return (
    <main id="main">
      <EmptyState
        title={t('app.oops.title')}
        isPage
        role="alert"
        actions={
          <Button tone="primary" onClick={() => void refetch()}>
            {t('app.oops.again')}
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </main>
  );
}
