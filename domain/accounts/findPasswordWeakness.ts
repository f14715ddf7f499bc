import type { PasswordWeakness } from '../../shared/accounts.schema.ts';
import { foldText } from '../../shared/checks/foldText.ts';

/** Whose password it is to be. */
export type PasswordOwner = {
  readonly email: string;
  readonly username?: string | null | undefined;
  readonly fullName?: string | null | undefined;
};

/** Shorter parts of a name stand in passwords by chance. */
const minPart = 4;
/** The longest run of characters whose repetition is no more than that run. */
const maxRun = 4;

/** Why a password would be guessed among the first, or `null`. `common` are passwords in lower case. */
export function findPasswordWeakness(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordWeakness | null {
  const folded = fold(password);
  if (isRepeated(folded)) return 'repeated';
  if (listParts(owner).some((part) => folded.includes(part))) return 'personal';
  return common.has(password.toLowerCase()) ? 'common' : null;
}

/** One character, or a short run of them, over and over; the last time may be cut short. */
function isRepeated(password: string): boolean {
  const characters = Array.from(password);
  return Array.from({ length: maxRun }, (_none, index) => index + 1).some((run) =>
    characters.every((character, at) => character === characters[at % run]),
  );
}

/** What others know of a person: the address and its part before the @, without a `+tag` too, the username, each name. */
function listParts({ email, username, fullName }: PasswordOwner): string[] {
  const local = email.split('@')[0] ?? '';
  const names = fold(fullName ?? '').split(/[^\p{L}\p{N}]+/u);
  return [email, local, local.split('+')[0] ?? '', username ?? '']
    .map(fold)
    .concat(names)
    .filter((part) => Array.from(part).length >= minPart);
}

/** Letters that are written as two characters count as those that are written as one. */
const fold = (text: string): string => foldText(text.trim().normalize('NFC'));
