import type { Settings } from '../../config/settings.ts';
import { writeRates } from '../../shared/quotas.ts';

/** How much one account may change: the product's limits, where the operator has set no others. */
export const writeLimitsOf = ({
  WRITES_PER_MINUTE = writeRates.writesPerMinute,
  TEXTS_PER_MINUTE = writeRates.textsPerMinute,
  WRITES_PER_DAY = writeRates.writesPerDay,
}: Pick<Settings, 'WRITES_PER_MINUTE' | 'TEXTS_PER_MINUTE' | 'WRITES_PER_DAY'>) => ({
  writesPerMinute: WRITES_PER_MINUTE,
  textsPerMinute: TEXTS_PER_MINUTE,
  writesPerDay: WRITES_PER_DAY,
});
