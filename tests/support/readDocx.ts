import { XMLParser } from 'fast-xml-parser';
import mammoth from 'mammoth';
import { readZipEntry } from './readZipEntry.ts';

const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='heading 1'] => h2:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='Sentence'] => p.sentence:fresh",
  "p[style-name='First Sentence'] => p.sentence:fresh",
  "p[style-name='Facts'] => p.facts:fresh",
  "r[style-name='Pause'] => i",
];

/** A Word document as another program reads it: by its styles. */
export async function readDocx(bytes: Buffer) {
  const { value, messages } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap });
  const all = (tag: string): string[] =>
    [...value.matchAll(new RegExp(`<${tag}>(?<text>.*?)</${tag.slice(0, 2).trim()}>`, 'gu'))].map(
      ({ groups }) => groups?.['text'] ?? '',
    );
  const core = new XMLParser().parse(readZipEntry(bytes, 'docProps/core.xml')) as {
    'cp:coreProperties': Readonly<Record<string, string>>;
  };
  return {
    messages,
    titles: all('h1').map(unescape),
    headings: all('h2').map(unescape),
    facts: all('p class="facts"').map(unescape),
    sentences: all('p class="sentence"').map((line) => {
      const [text = '', pause] = line.replace(/<\/i>$/u, '').split('<i>');
      return { text: unescape(text), pause: pause === undefined ? null : Number.parseInt(pause.trim(), 10) };
    }),
    properties: core['cp:coreProperties'],
  };
}

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
