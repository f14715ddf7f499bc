import * as paths from '../../shared/paths.ts';
import { pathTo } from '../../shared/pathTo.ts';

/** What plans are compared by, each a row of the comparison. */
export const planRows = ['price', 'yearly', 'credits', 'minutes', 'words', 'exports', 'model', 'versions'] as const;
export type PlanRow = (typeof planRows)[number];

export const planRowId = (row: PlanRow): string => `plan-${row}`;

/** Leads to one row of the comparison of plans. */
export const planRowPath = (row: PlanRow): string => pathTo(paths.pricing, {}, { hash: planRowId(row) });
