import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Spinner } from '../ui/Spinner.tsx';

/** A page that is fetched when it is first visited. */
export function lazyPage(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
}
