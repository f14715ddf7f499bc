/** No body that a route knows nests deeper; what does is refused by its schema, and need not be walked here. */
const deepest = 8;

/**
 * Takes out of what was sent the two things that JSON may carry and PostgreSQL cannot keep: NUL characters, and halves
 * of surrogate pairs. They come along with pasted text; nobody wrote them.
 */
export function toStorable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  if (Array.isArray(value)) return value.map((one) => toStorable(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toStorable(one, depth + 1)]));
}
