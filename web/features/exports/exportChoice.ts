import * as z from 'zod/mini';
import { ssmlDialects } from '../../../shared/exports.schema.ts';
import { exportFormats, plans, type PlanId } from '../../../shared/plans.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';

/** How a script is to be exported. */
const ExportChoice = z.object({
  format: z.enum(exportFormats),
  dialect: z.enum(ssmlDialects),
  metadata: z.boolean(),
  lineBreaks: z.boolean(),
});
export type ExportChoice = z.infer<typeof ExportChoice>;

const first: ExportChoice = { format: 'txt', dialect: 'generic', metadata: true, lineBreaks: false };

/** The choice that was made last on this device. */
export const exportChoice = {
  /** A format that the plan does not have gives way to one that it has. */
  read(plan: PlanId): ExportChoice {
    const kept = readKept();
    return plans[plan].exports.includes(kept.format) ? kept : { ...kept, format: first.format };
  },
  write: (choice: ExportChoice): void => storage.local.write(storageKeys.exporting, JSON.stringify(choice)),
} as const;

function readKept(): ExportChoice {
  try {
    return ExportChoice.parse(JSON.parse(storage.local.read(storageKeys.exporting) ?? 'null'));
  } catch {
    return first; // nothing kept, or kept by an older program
  }
}
