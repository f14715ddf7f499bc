const marker = 0xff;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Bytes that follow 0xff without being a marker with a length: stuffing, restarts and TEM (ITU-T T.81, table B.1). */
const isAlone = (code: number): boolean => code === 0 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * The scans of a JPEG. A progressive one may repeat them as often as its bytes allow, and the decoder walks over the whole
 * picture for each: a few hundred bytes more are a second of its time.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while ((at = jpeg.indexOf(marker, at)) !== -1 && at + 3 < jpeg.length) {
    const code = jpeg[at + 1] ?? 0;
    if (code === endOfImage) break;
    if (code === marker) at += 1;
    else if (isAlone(code)) at += 2;
    else {
      if (code === startOfScan) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}
