import { inflateRawSync } from 'node:zlib';

/** One file out of a zip, by its central directory (APPNOTE.TXT 4.3.12). */
export function readZipEntry(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')) {
    const [method, size, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    return (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8');
  }
  throw new Error(`no ${name} in the zip`);
}
