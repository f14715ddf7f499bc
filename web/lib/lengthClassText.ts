import i18next from 'i18next';
import { spanOf, type DurationLimit } from '../../shared/scriptFilters.ts';
import type { Formats } from './format.ts';

/** What a class of length is called in a list's filter. */
export function lengthClassText(limit: DurationLimit, formats: Formats): string {
  const { above, to } = spanOf(limit);
  if (to === null) return i18next.t('library.filters.longer', { min: formats.minutesShort(above) });
  if (above === 0) return i18next.t('library.filters.upTo', { max: formats.minutesShort(to) });
  return i18next.t('library.filters.between', { min: above, max: to });
}
