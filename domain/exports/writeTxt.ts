import { endOfScript, underline } from '../../shared/import/readTxt.ts';
import { describeFile } from './describeFile.ts';
import { markFile } from './markFile.ts';
import type { ScriptFile } from './scriptFile.ts';

/** Plain text: the title, the script with its markers, and at the end what it is. `readTxt` reads it again. */
export function* writeTxt(file: ScriptFile): Generator<string> {
  yield `${file.title}\n${underline(file.title)}\n\n`;
  yield `${file.content}\n\n${endOfScript}\n`;
  if (file.metadata) yield `${describeFile(file).join('\n')}\n`;
  const mark = Object.entries(markFile(file)).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  yield `[${mark.join(' ')}]\n`;
}
