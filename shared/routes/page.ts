import * as z from 'zod';

/** The query of every keyset-paginated list. */
export const pageQuery = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(20),
};
