import * as z from 'zod/mini';
import { ExportedScript } from '../exports.schema.ts';
import type { ImportedScript } from './readTxt.ts';

const Imported = z.pick(ExportedScript, { format: true, formatVersion: true, title: true, content: true });

/** Reads one of our own JSON exports; `null` where it is none. */
export function readJson(text: string): ImportedScript | null {
  const parsed = Imported.safeParse(toValue(text.replace(/^\uFEFF/u, '')));
  return parsed.success ? { title: parsed.data.title, content: parsed.data.content } : null;
}

function toValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema refuses it
  }
}
