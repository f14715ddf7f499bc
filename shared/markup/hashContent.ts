/**
 * Names a text, so that two sides can tell without sending it whether they have the same: its length in UTF-16 units and
 * FNV-1a, 32 bits, over its UTF-16LE octets, in hexadecimal. It finds a difference, not a forgery: browsers have no
 * `crypto.subtle` over plain HTTP, and nobody gains by a text of their own that looks like another of their own.
 */
export function hashContent(content: string): string {
  let hash = offsetBasis;
  for (let index = 0; index < content.length; index += 1) {
    const unit = content.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), prime);
    hash = Math.imul(hash ^ (unit >>> 8), prime);
  }
  return `${content.length}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

// Constants of FNV-1a for 32 bits (RFC 9923).
const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;
