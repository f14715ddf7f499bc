import { explainImport } from './explainImport.ts';

/** How often each module did not come, by its address. */
const failures = new Map<string, number>();

/** Chromium and Firefox end the message with the address; WebKit names none, and has always asked again. */
const addressOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? /(?:https?|file):\S+$/u.exec(cause.message)?.[0] : undefined;

/**
 * Imports a module that is nothing but data: it imports nothing itself, and may be there twice. Browsers from before autumn
 * 2026 never ask again for a module that did not come (https://github.com/whatwg/html/pull/10327); so whoever tries a second
 * time gets it by another address. Throws `ApiError` where it cannot be had.
 */
export async function importData<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const address = addressOf(cause);
    const before = address === undefined ? 0 : (failures.get(address) ?? 0);
    if (address !== undefined) failures.set(address, before + 1);
    if (before === 0) return explainImport(cause);
    return (import(/* @vite-ignore */ `${address}?again=${before}`) as Promise<T>) // the module of `load`, by another address
      .catch(explainImport);
  }
}
