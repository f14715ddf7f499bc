import i18next from 'i18next';
import type { Transaction } from '../../../shared/credits.schema.ts';
import type { Entry } from './entriesOf.ts';

/** What an entry of the ledger is about. */
export function entryText({ newest: { kind, grantKind, script }, writings }: Entry): string {
  if (writings.length > 0) return script ? script.title || i18next.t('scripts.untitled') : i18next.t('credits.deletedScript');
  if (kind === 'grant') return i18next.t(`credits.kinds.${grantKind ?? 'promotional'}`);
  return i18next.t(`credits.lines.${kind}`);
}

/** What of a script was written; a section by its title. */
export function writingText(about: Transaction['writing']): string {
  const scope = about?.scope ?? null;
  if (scope === null) return i18next.t('credits.writing.script');
  if (scope.kind === 'whole') return i18next.t('credits.writing.whole');
  return scope.title
    ? i18next.t('credits.writing.section', { title: scope.title })
    : i18next.t('credits.writing.untitled', { number: scope.section });
}
