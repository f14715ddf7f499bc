import * as z from 'zod/mini';

/** What a browser tells of a page that failed: where in the program, and nothing that somebody has written. */
export const PageError = z
  .strictObject({
    /** The error's class, as `TypeError`. */
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    /** The calls that led there, innermost first, each a line of the browser's own. */
    frames: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(30)),
    /** The page's path, without its query. */
    path: z.string().check(z.maxLength(300)),
  })
  .register(z.globalRegistry, { id: 'PageError' });
export type PageError = z.infer<typeof PageError>;
