import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { loadOverlays } from './loadOverlays.ts';
import type { themedOverlays } from './themedOverlays.tsx';

type Overlays = Omit<typeof themedOverlays, 'MenuItem'>;

/** An overlay that is fetched when one is opened first: no page shows one by itself. From then on it stays, to close as it opens. */
export function lazyOverlay<Name extends keyof Overlays>(name: Name): (props: ComponentProps<Overlays[Name]>) => ReactNode {
  const Loaded = lazy(async () => ({
    default: (await loadOverlays())[name] as ComponentType<ComponentProps<Overlays[Name]>>, // the one of this name takes its props
  }));
  return function LazyOverlay(props) {
    const [isWanted, setIsWanted] = useState(Boolean(props.open));
    if (props.open && !isWanted) setIsWanted(true);
    if (!isWanted) return null;
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
