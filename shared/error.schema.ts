import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from './errorCodes.ts';

/** One field's problem: `path` joins the field's keys with dots; `code` is zod's; the rest are its parameters. */
export const Issue = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});
export type Issue = z.infer<typeof Issue>;

export const ErrorAnswer = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      issues: z.optional(z.array(Issue)),
      details: z.optional(z.record(z.string(), z.unknown())),
      requestId: z.string(),
    }),
  })
  .register(z.globalRegistry, { id: 'Error' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
