import { bringMoreTexts } from '../i18n/bringTexts.ts';
import { explainImport } from '../lib/explainImport.ts';

/** Fetches a part of the program that says more than what is there from the start. Throws `ApiError` where it cannot be had. */
export async function withMoreTexts<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load().catch(explainImport), bringMoreTexts()]);
  return part;
}
