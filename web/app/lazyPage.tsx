import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { explainImport } from '../lib/explainImport.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { pageLoaders } from './pageLoaders.ts';
import { withMoreTexts } from './withMoreTexts.ts';

/**
 * A page that is fetched when it is first visited, or when somebody is about to; once it is there, it stands at once. With
 * `saysLittle` it says nothing that is not in the first texts.
 */
export function lazyPage(load: () => Promise<ComponentType>, { saysLittle = false } = {}): ReactNode {
  let fetched: ComponentType | null = null;
  const fetch = async (): Promise<ComponentType> =>
    (fetched = await (saysLittle ? load().catch(explainImport) : withMoreTexts(load)));
  const Later = lazy(async () => ({ default: await fetch() }));
  function Page(): ReactNode {
    const [Shown] = useState(() => fetched ?? Later);
    return <Shown />;
  }
  const page = (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
  pageLoaders.add(page, fetch);
  return page;
}
