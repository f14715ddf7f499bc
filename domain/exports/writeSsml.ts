import type { SsmlDialect } from '../../shared/exports.schema.ts';
import { describeFile } from './describeFile.ts';
import { escapeXml } from './escapeXml.ts';
import { localeTags } from './localeTags.ts';
import { markFile } from './markFile.ts';
import { plainText } from './plainText.ts';
import type { FileSection, FileSentence, ScriptFile } from './scriptFile.ts';
import { ssmlRules, type Dialect } from './ssmlDialects.ts';

/** SSML in the dialect of a service: every pause is breaks that it accepts, and what is left over is listed. */
export function* writeSsml(file: ScriptFile, name: SsmlDialect): Generator<string> {
  const dialect = ssmlRules[name];
  const language = localeTags[file.language];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (file.metadata) yield comment([file.title, ...describeFile(file)].join('\n'));
  if (!dialect.meta) yield comment(JSON.stringify(markFile(file)));
  const silences = listSilences(file, dialect);
  if (silences.length > 0) yield comment(`silences: ${JSON.stringify(silences)}`);
  yield `<speak ${dialect.attributes} xml:lang="${language}">\n`.replace('  ', ' ');
  if (dialect.meta)
    for (const [key, value] of Object.entries({ title: file.title, ...markFile(file) }))
      yield `<meta name="${key}" content="${escapeXml(String(value))}"/>\n`;
  if (dialect.voice) yield `<voice name="${dialect.voice[file.language]}">\n`;
  for (const [index, section] of file.sections.entries()) yield writeSection(section, index + 1, dialect);
  if (dialect.voice) yield '</voice>\n';
  yield '</speak>\n';
}

function writeSection({ title, paragraphs }: FileSection, number: number, dialect: Dialect): string {
  const open = dialect.bookmark ? `${title === null ? '' : comment(title)}${dialect.bookmark(`section-${number}`)}\n` : '';
  const sentence = ({ text, pause }: FileSentence): string => {
    const spoken = dialect.structure === 'full' ? `<s>${escapeXml(text)}</s>` : escapeXml(text);
    return `${spoken}${sharePause(pause ?? 0, dialect)
      .breaks.map((seconds) => ` <break time="${seconds}s"/>`)
      .join('')}\n`;
  };
  const body = paragraphs.map((sentences) => sentences.map(sentence).join(''));
  return (
    open + (dialect.structure === 'full' ? body.map((text) => `<p>\n${text}</p>\n`) : body.map((text) => `${text}\n`)).join('')
  );
}

/** A pause as breaks that a service accepts, and the seconds that are left over. */
function sharePause(seconds: number, { maxBreak, maxBreaks }: Dialect): { readonly breaks: number[]; readonly rest: number } {
  const breaks: number[] = [];
  let rest = seconds;
  while (rest > 0 && breaks.length < maxBreaks) {
    const one = Math.min(rest, maxBreak);
    breaks.push(one);
    rest -= one;
  }
  return { breaks, rest };
}

/** Silence that the file's breaks do not hold, to be put in where the sound is cut; sentences count from 1. */
const listSilences = ({ sections }: ScriptFile, dialect: Dialect): { afterSentence: number; seconds: number }[] =>
  sections
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .map(({ pause }, index) => ({ afterSentence: index + 1, seconds: sharePause(pause ?? 0, dialect).rest }))
    .filter(({ seconds }) => seconds > 0);

/** Two hyphens in a row would end a comment. */
const comment = (text: string): string =>
  `<!-- ${text
    .split('\n')
    .map((line) =>
      plainText(line)
        .replaceAll('--', '‐‐')
        .replaceAll(/-(?=$)/gu, '‐')
        .replaceAll('--', '‐‐'),
    )
    .join('\n')} -->\n`;
