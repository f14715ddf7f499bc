import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the element that the address names after its `#` into sight, and gives it the focus: the page is loaded on
 * demand, so that the element is not there yet when the router looks for it.
 */
export function useHashTarget(isReady = true): void {
  const location = useLocation();
  useEffect(() => {
    const name = location.hash.slice(1);
    const target = isReady && name !== '' ? document.getElementById(name) : null;
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    const heading = target.matches('[tabindex]') ? target : target.querySelector<HTMLElement>('[tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  }, [location, isReady]);
}
