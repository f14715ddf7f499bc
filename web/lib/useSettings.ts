import { useMemo, useSyncExternalStore } from 'react';
import { withDefaults, type Settings } from '../../shared/settings.schema.ts';
import { localSettings } from './localSettings.ts';

/** Every setting, as it holds here and now. The interface's language is `useLanguage`. */
export function useSettings(): Settings {
  const chosen = useSyncExternalStore(localSettings.subscribe, localSettings.chosen, localSettings.none);
  return useMemo(() => withDefaults(chosen), [chosen]);
}
