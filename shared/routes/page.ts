import * as z from 'zod/mini';

/** The query of every keyset-paginated list. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};
