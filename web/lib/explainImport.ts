import { ApiError } from './ApiError.ts';

/** What browsers and the build's own loader say of a file that did not come. */
const didNotCome = /dynamically imported module|importing a module script|unable to preload/iu;

/** Why a part of the program is not there: one that cannot be fetched is no error of its own, most often the connection is gone. Throws. */
export function explainImport(cause: unknown): never {
  if (cause instanceof Error && didNotCome.test(cause.message)) throw new ApiError({ kind: 'network', cause });
  throw cause;
}
