import { findForbidden } from '../checks/forbiddenPhrases.ts';
import { findLeftovers } from '../checks/findLeftovers.ts';
import type { Language } from '../vocabulary.ts';

/** Whether the checks of a finished script would stop it for this title: a link, "Section 1", words that may not be said. */
export const isTitleRefused = (title: string, language: Language): boolean =>
  findLeftovers(`## ${title}`).length > 0 || findForbidden(title, language).length > 0;
