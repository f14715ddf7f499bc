import { Readable } from 'node:stream';
import type { SsmlDialect } from '../../shared/exports.schema.ts';
import type { ExportFormat } from '../../shared/plans.ts';
import { writePdf } from './pdf/writePdf.ts';
import type { ScriptFile } from './scriptFile.ts';
import { writeDocx } from './writeDocx.ts';
import { writeJson } from './writeJson.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import { writeSrt } from './writeSrt.ts';
import { writeSsml } from './writeSsml.ts';
import { writeTxt } from './writeTxt.ts';
import { writeVtt } from './writeVtt.ts';

const asBytes = (pieces: Iterable<string>): Readable => Readable.from(pieces, { objectMode: false });

const formats: Readonly<Record<ExportFormat, (file: ScriptFile, dialect: SsmlDialect) => Readable>> = {
  txt: (file) => asBytes(writeTxt(file)),
  md: (file) => asBytes(writeMarkdown(file)),
  pdf: writePdf,
  docx: writeDocx,
  ssml: (file, dialect) => asBytes(writeSsml(file, dialect)),
  srt: (file) => asBytes(writeSrt(file)),
  vtt: (file) => asBytes(writeVtt(file)),
  json: (file) => asBytes(writeJson(file)),
};

/** A script as the bytes of a format, as they come. */
export const writeFile = (file: ScriptFile, format: ExportFormat, dialect: SsmlDialect): Readable =>
  formats[format](file, dialect);
