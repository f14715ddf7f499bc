import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Brings what the address names after its `#` into sight once it is there, with the focus on its heading; then the address
 * is without it, so that nothing leads there again when the page becomes another.
 */
export function useLanding(isReady = true): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const name = location.hash.slice(1);
    const target = isReady && name !== '' ? document.getElementById(name) : null;
    if (!target) return undefined;
    // After the page's own heading, which takes the focus with each change of page.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView({ block: 'start' });
      target.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      void navigate({ search: location.search }, { replace: true, preventScrollReset: true, state: location.state as unknown });
    });
    return () => cancelAnimationFrame(frame);
  }, [location, isReady, navigate]);
}
