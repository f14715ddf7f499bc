import { createHash } from 'node:crypto';

/** A fingerprint of a request: the same body gives the same one, whatever the order of its keys. */
export function hashRequest(kind: string, body: unknown): Buffer {
  const canonical = JSON.stringify(body, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(`${kind}\n${canonical}`).digest();
}
