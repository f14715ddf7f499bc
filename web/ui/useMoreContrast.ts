import { useSettings } from '../lib/useSettings.ts';
import { useMedia } from './useMedia.ts';

/** Whether the pages are in high contrast: as it was chosen, or as the system asks. */
export function useMoreContrast(): boolean {
  const { contrast } = useSettings();
  const systemAsks = useMedia('(prefers-contrast: more)');
  return contrast === 'more' || (contrast === 'system' && systemAsks);
}
