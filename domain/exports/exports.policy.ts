import { planForExport, plans, type ExportFormat, type PlanId } from '../../shared/plans.ts';
import { AppError } from '../AppError.ts';

/** Refuses a format that the plan does not have, and names the smallest plan that has it. */
export function checkFormat(plan: PlanId, format: ExportFormat): void {
  if (plans[plan].exports.includes(format)) return;
  throw new AppError('PLAN_LIMIT', 'the plan does not export this format', {
    details: { plan, format, neededPlan: planForExport(format).id },
  });
}
