import type { ExportFormat } from '../../../shared/plans.ts';
import type { Formats } from '../../lib/format.ts';

/** Export formats as they are known by: TXT, PDF and so on. */
export const formatNames = (exports: readonly ExportFormat[], formats: Formats): string =>
  formats.list(exports.map((format) => format.toUpperCase()));
