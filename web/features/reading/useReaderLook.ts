import { useColorScheme } from '../../ui/useColorScheme.ts';
import { useMoreContrast } from '../../ui/useMoreContrast.ts';

type Look = { readonly isDark: boolean; readonly 'data-theme': 'light' | 'dark'; readonly 'data-contrast': 'more' | undefined };

/** The room that the reader is in: as the pages are, or as it was chosen for reading. */
export function useReaderLook(scheme: 'light' | 'dark' | null): Look {
  const colorScheme = useColorScheme();
  const isMore = useMoreContrast();
  const room = scheme ?? colorScheme;
  return { isDark: room === 'dark', 'data-theme': room, 'data-contrast': isMore ? 'more' : undefined };
}
