import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the place that the address names after its `#` into sight, and gives it the focus: the page is loaded on
 * demand, so that the place is not there yet when the router looks for it.
 */
export function useHashTarget(isReady = true): void {
  const location = useLocation();
  useEffect(() => {
    const name = location.hash.slice(1);
    const place = isReady && name !== '' ? document.getElementById(name) : null;
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    const heading = place.matches('[tabindex]') ? place : place.querySelector<HTMLElement>('[tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  }, [location, isReady]);
}
