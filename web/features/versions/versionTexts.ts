import i18next from 'i18next';
import type { VersionSummary } from '../../../shared/versions.schema.ts';

/** Why a version came to be, in a few words. */
export const reasonText = ({ reason, restoredFrom }: Pick<VersionSummary, 'reason' | 'restoredFrom'>): string =>
  reason === 'restored' && restoredFrom !== null
    ? i18next.t('versions.reasons.restoredFrom', { number: restoredFrom })
    : i18next.t(`versions.reasons.${reason}`);

/** Who wrote it. */
export const authorText = ({ author, writerDetail }: Pick<VersionSummary, 'author' | 'writerDetail'>): string =>
  author === 'model' && writerDetail !== null
    ? i18next.t('versions.authors.named', { model: writerDetail })
    : i18next.t(`versions.authors.${author}`);

/** What it is called: its name, or its number. */
export const nameOfVersion = ({ name, number }: Pick<VersionSummary, 'name' | 'number'>): string =>
  name === null ? i18next.t('versions.number', { number }) : i18next.t('versions.named', { number, name });
