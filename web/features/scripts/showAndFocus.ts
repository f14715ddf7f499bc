/**
 * Brings an element into the middle of the view, and the focus to it; Escape leads back to where it came from. Returns
 * what ends that.
 */
export function showAndFocus(element: HTMLElement | null, leave: () => void): () => void {
  const isStill =
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') leave();
  };
  element?.addEventListener('keydown', onKey);
  return () => element?.removeEventListener('keydown', onKey);
}
