import type { Context } from 'koa';
import { AppError } from '../../domain/AppError.ts';
import { readBody } from './readBody.ts';
import { refuseCostlyJson } from './refuseCostlyJson.ts';

/** Reads a body of JSON; what was sent without one is an empty object. */
export async function readJson(context: Context, maxBytes: number): Promise<unknown> {
  if (!context.is('json', '+json')) return {};
  const bytes = await readBody(context.req, context.res, maxBytes);
  if (bytes.length === 0) return {};
  refuseCostlyJson(bytes);
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null) throw new AppError('INVALID_JSON', 'the body is neither an object nor a list');
  return value;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('INVALID_JSON', 'the body is not JSON');
  }
}
