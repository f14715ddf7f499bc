/** Fewer different characters than 32 random hexadecimal digits have, with hardly an exception. */
const minDistinct = 8;

/** Why a secret of enough characters can be guessed, in words that follow its name; `null` where nothing speaks against it. */
export function findSecretWeakness(secret: string): string | null {
  if (/change.?me/iu.test(secret)) return 'is still the example, or one that was to be changed';
  if (isRepeated(secret)) return 'repeats one short piece';
  if (new Set(secret).size < minDistinct) return `has fewer than ${minDistinct} different characters`;
  if (isCounted(secret)) return 'follows the alphabet';
  return null;
}

/** Whether it is some beginning of itself, at most half as long, again and again. */
function isRepeated(secret: string): boolean {
  for (let period = 1; period * 2 <= secret.length; period += 1) if (secret.startsWith(secret.slice(period))) return true;
  return false;
}

/** Whether most characters are the next or the last one of the alphabet after the one before them. */
function isCounted(secret: string): boolean {
  const codes = Array.from({ length: secret.length }, (_one, index) => secret.charCodeAt(index));
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length;
  return steps * 4 > (codes.length - 1) * 3;
}
