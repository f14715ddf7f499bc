import { useSettings } from '../lib/useSettings.ts';
import { useMedia } from './useMedia.ts';

/** The room that the pages are in: as it was chosen, or as the system is. */
export function useColorScheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'dark' || (theme === 'system' && isSystemDark) ? 'dark' : 'light';
}
