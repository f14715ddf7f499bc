import { randomInt } from 'node:crypto';
import type { Language } from '../../shared/vocabulary.ts';

const words: Readonly<Record<Language, string>> = {
  en: 'Member',
  fr: 'Membre',
  es: 'Miembro',
  de: 'Mitglied',
  it: 'Utente',
  pt: 'Membro',
};

/**
 * A username for whoever gave none, such as "Member 482139": others see it, so nothing of the address is in it. Six digits
 * tell people apart; nothing hangs on it that two never have the same.
 */
export const neutralName = (language: Language | undefined): string =>
  `${words[language ?? 'en']} ${randomInt(100_000, 1_000_000)}`;
