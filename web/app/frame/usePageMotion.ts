import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { breakpoint, motion } from '../../theme/tokens.ts';
import { motionTo, pageMotion } from '../../ui/pageMotion.ts';

/** Lets each new page come in, as gently as person and device wish. The element stays the same one. */
export function usePageMotion(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const way = useNavigationType();
  const play = useEffectEvent((path: string) => {
    const played = pageMotion(motionTo(path, way === NavigationType.Pop), readDevice());
    return played && ref.current?.animate(played.keyframes, { duration: played.duration, easing: motion.ease });
  });
  useLayoutEffect(() => {
    const animation = play(pathname);
    return () => animation?.cancel();
  }, [pathname]);
  return ref;
}

function readDevice() {
  const { connection } = navigator as { connection?: { effectiveType?: string } }; // not in every browser, nor in TypeScript
  return {
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'reduced',
    isNarrow: innerWidth < breakpoint.narrow,
    isSlow: connection?.effectiveType !== undefined && connection.effectiveType !== '4g',
    cores: navigator.hardwareConcurrency,
  };
}
