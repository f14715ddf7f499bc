import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ScriptFile } from '../../domain/exports/scriptFile.ts';
import { runTool } from './tools.ts';

/** One finding a line; none where all is well. `path` is a written file. */
export type Check = (path: string, file: ScriptFile) => string[];

const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\s\f]+/gu, '');
const sentencesOf = ({ sections }: ScriptFile) => sections.flatMap(({ paragraphs }) => paragraphs.flat());
/** Sentences, with the pauses that follow them, which a text should hold and does not. */
const missingFrom = (text: string, file: ScriptFile, showPause = (seconds: number): string => `${seconds} s`): string[] => {
  const whole = bare(text);
  return sentencesOf(file)
    .map((sentence) => sentence.text + (sentence.pause === null ? '' : showPause(sentence.pause)))
    .filter((shown) => !whole.includes(bare(shown)))
    .map((shown) => `lacks “${shown}”`);
};

export const checkPdf: Check = (path, file) => {
  const info = runTool('pdfinfo', [path]);
  const fonts = runTool('pdffonts', [path]).trim().split('\n').slice(2);
  const structure = runTool('pdfinfo', ['-struct-text', path]);
  return [
    ...missingFrom(runTool('pdftotext', ['-raw', path, '-']), file),
    ...missingFrom(structure.replaceAll(/^\s*(?:"|Span.*$)|"$/gmu, ''), file, () => '').map((one) => `its structure ${one}`),
    ...(/^Tagged:\s+yes$/mu.test(info) ? [] : ['is not tagged']),
    ...(info.includes(`Title:           ${file.title}\n`) ? [] : ['has another title']),
    ...(fonts.length > 0 ? [] : ['has no fonts']),
    ...fonts.filter((font) => !/\byes\s+yes\s+yes\b/u.test(font)).map((font) => `font not embedded, subset and mapped: ${font}`),
  ];
};

export const checkDocx: Check = (path, file) => {
  runTool('soffice', ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', dirname(path), path]);
  return missingFrom(readFileSync(path.replace(/\.docx$/u, '.txt'), 'utf8'), file);
};

export const checkXml: Check = (path) => {
  runTool('xmllint', ['--noout', path]);
  return [];
};

/** Bytes a second of what espeak-ng writes: one channel of 22,050 samples of two bytes. */
const bytesPerSecond = 44_100;

/** Has the script spoken; the sound is as long as its silence at least, and speech besides. */
export const checkSpoken: Check = (path, file) => {
  const sound = join(dirname(path), 'spoken.wav');
  runTool('espeak-ng', ['-m', '-v', file.language, '-w', sound, '-f', path]);
  const seconds = (readFileSync(sound).length - 44) / bytesPerSecond;
  const silence = sentencesOf(file).reduce((sum, { pause }) => sum + (pause ?? 0), 0);
  return seconds > silence + file.speechSeconds / 4 ? [] : [`takes ${Math.round(seconds)} s, of which ${silence} s are silent`];
};
