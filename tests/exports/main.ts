import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeFile } from '../../domain/exports/writeFile.ts';
import { ssmlDialects, type SsmlDialect } from '../../shared/exports.schema.ts';
import type { ExportFormat } from '../../shared/plans.ts';
import { languages } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { fileOf } from '../support/fileOf.ts';
import { checkDocx, checkPdf, checkSpoken, checkXml, type Check } from './checks.ts';
import { missingPackages } from './tools.ts';

/**
 * `npm run test:exports`: writes a script in each language and has programs that are not ours read the files: poppler,
 * LibreOffice, xmllint and espeak-ng. Ends with 1 where one finds an error, or is not there.
 */
const missing = missingPackages();
if (missing.length > 0) {
  process.stderr.write(
    `Not installed: ${missing.join(', ')}.\nOn Debian: apt-get install -y --no-install-recommends ${missing.join(' ')}\n`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'stillpoint-exports-'));
let errors = 0;
try {
  for (const language of languages) {
    const { title, content } = await composeScript({ language, duration: 5 });
    const file = fileOf(content, { title, language, theme: 'relaxation' });
    const check = async (name: string, format: ExportFormat, judge: Check, dialect: SsmlDialect = 'generic'): Promise<void> => {
      const path = join(folder, `script.${format}`);
      await pipeline(writeFile(file, format, dialect), createWriteStream(path));
      const found = judge(path, file);
      errors += found.length;
      process.stdout.write(`${language}  ${name.padEnd(34)} ${found.length === 0 ? 'ok' : found.join('; ')}\n`);
    };
    await check('PDF by poppler', 'pdf', checkPdf);
    await check('Word document by LibreOffice', 'docx', checkDocx);
    for (const dialect of ssmlDialects) await check(`SSML for ${dialect} by xmllint`, 'ssml', checkXml, dialect);
    await check('SSML spoken by espeak-ng', 'ssml', checkSpoken);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(errors === 0 ? 'Every file is read by other programs as it was written.\n' : `${errors} faults.\n`);
process.exitCode = errors === 0 ? 0 : 1;
