import * as z from 'zod/mini';
import { pictureFormats } from './findPictureFormat.ts';

const bytes = z.instanceof(Buffer);

/** What the process of the pictures is given, one at a time. */
export const PictureTask = z.object({ file: bytes, format: z.enum(pictureFormats) });
export type PictureTask = z.infer<typeof PictureTask>;

const Pictures = z.object({ small: bytes, large: bytes });
export type Pictures = z.infer<typeof Pictures>;

/** `pixels`: more of them than are decoded. `heavy`: more memory or time than one picture may take. */
export const refusalReasons = ['unreadable', 'pixels', 'heavy'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * What it says: that it can begin, that it has a picture, what came of it, or why there are none. It is read by this schema, for the process has
 * decoded what a stranger sent and is not to be trusted.
 */
export const PictureMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('taken') }),
  z.object({ kind: z.literal('made'), pictures: Pictures }),
  z.object({ kind: z.literal('refused'), reason: z.enum(refusalReasons), message: z.string().check(z.maxLength(2000)) }),
]);
export type PictureMessage = z.infer<typeof PictureMessage>;
