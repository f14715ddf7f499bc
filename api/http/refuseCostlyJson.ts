import { AppError } from '../../domain/AppError.ts';

/** No body that a route knows nests deeper than eight. */
const maxDepth = 32;
/** Keys, values, lists: the largest body that a route knows has some hundreds. */
const maxParts = 4000;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses JSON that is small and costs much: every part becomes an object to be made, checked and named in an answer. One
 * pass over the bytes costs the same whatever they hold; whether they are JSON is for the parser to say.
 */
export function refuseCostlyJson(bytes: Uint8Array): void {
  let depth = 0;
  let parts = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isText = !isText;
    else if (isText) at += byte === backslash ? 1 : 0;
    else if (byte === comma || byte === colon) parts += 1;
    else if (byte === openList || byte === openObject) {
      parts += 1;
      depth += 1;
      if (depth > maxDepth) throw new AppError('INVALID_JSON', `the body nests deeper than ${maxDepth}`);
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    if (parts > maxParts) throw new AppError('INVALID_JSON', `the body has more than ${maxParts} parts`);
  }
}
