import type { SerializableValue, JsonBinarySqlToken } from 'slonik';
import { sql } from './pool.ts';

/**
 * A value for a `jsonb` column. slonik's type of what can be written as JSON knows no readonly arrays, optional keys or
 * `unknown`; it looks at the value itself, and throws where JSON cannot hold it.
 */
export const jsonb = (value: unknown): JsonBinarySqlToken => sql.jsonb(value as SerializableValue);
