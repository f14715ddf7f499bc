import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/vocabulary.ts';
import { useUser } from '../features/accounts/useUser.ts';
import { useSavedSettings } from '../features/settings/useSavedSettings.ts';
import { useUpdateSettings } from '../features/settings/useUpdateSettings.ts';
import { changeLanguage } from '../i18n/changeLanguage.ts';
import { toLanguage } from '../i18n/toLanguage.ts';
import { localSettings } from '../lib/localSettings.ts';
import { storageKeys } from '../lib/storageKeys.ts';
import { connection } from '../realtime/connection.ts';

/** An address that names a language comes before the account's (product decisions, section 1). */
const isNamedByAddress = new URLSearchParams(location.search).has('lng');

/** Brings what the account has into this browser, and what it lacks to the server. */
export function SettingsEffects(): null {
  const { i18n } = useTranslation();
  const { data: user } = useUser();
  // An account that awaits its deletion is refused everything but a few things, and this is none of them.
  const accountId = user?.deletionDueAt === null ? user.id : undefined;
  const { data: saved } = useSavedSettings(accountId !== undefined);
  const isConnected = useSyncExternalStore(connection.subscribe, connection.get, connection.get) === null;
  const update = useUpdateSettings();
  // The account's language as it was last known: only a change of it changes the interface.
  const known = useRef<Language | undefined>(undefined);
  useEffect(() => {
    if (!saved || accountId === undefined) return;
    localSettings.takeSaved(saved.chosen, accountId);
    const { language } = { ...saved.chosen, ...localSettings.unsent() };
    const isChanged = known.current === undefined ? !isNamedByAddress : known.current !== language;
    known.current = language;
    if (isChanged && language && language !== toLanguage(i18n.resolvedLanguage)) changeLanguage(language).catch(() => undefined); // the next start asks for it again
  }, [saved, accountId, i18n]);
  const isKnown = saved !== undefined && accountId !== undefined;
  useEffect(() => {
    if (isKnown && isConnected && Object.keys(localSettings.unsent()).length > 0) update({}, { quiet: true });
  }, [isKnown, isConnected, update]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === storageKeys.settings) localSettings.reread();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return null;
}
