import { maxima, type LimitKind } from '../../shared/quotas.ts';
import { AppError } from '../AppError.ts';

/** Refuses what would need more than the maximum: `needed` is what there would be with it, `used` what there is. */
export function refuseAbove(kind: LimitKind, used: number, needed: number): void {
  const limit = maxima[kind];
  if (needed > limit)
    throw new AppError('LIMIT_REACHED', `the maximum of ${kind} is reached`, { details: { kind, limit, used } });
}
