import { AppError } from '../../domain/AppError.ts';

/**
 * Takes out of what was sent the two things that JSON may carry and PostgreSQL cannot keep: NUL characters, and halves
 * of surrogate pairs. They come along with pasted text; nobody wrote them. A key that would change what an object is, no
 * page of ours sends. How deep and how much there is to walk, `refuseCostlyJson` has bounded.
 */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toStorable);
  if (Object.hasOwn(value, '__proto__')) throw new AppError('INVALID_JSON', 'the body has a key that none may have');
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toStorable(one)]));
}
