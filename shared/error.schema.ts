import * as z from 'zod';
import { errorStatus, type ErrorCode } from './errorCodes.ts';

/** One field's problem: `path` joins the field's keys with dots; `code` is zod's; the rest are its parameters. */
export const Issue = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
export type Issue = z.infer<typeof Issue>;

export const ErrorAnswer = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      issues: z.array(Issue).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
