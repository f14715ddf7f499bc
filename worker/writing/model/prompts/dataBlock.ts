import { normalizeText } from '../../../../shared/normalizeText.ts';

const link = /\b(?:https?:\/\/|www\.)\S+/iu;
const markers = /\[[^\]\n]{0,80}\]?|\{[^}\n]{0,80}\}?/gu;

/**
 * Puts a person's text (or what a model made of it) where the prompt can call it data: between tags that the text
 * itself cannot write, and without what only matters to our own markup.
 */
export function dataBlock(name: string, text: string, max: number): string {
  const quiet = normalizeText(text, 'NFC')
    .replace(/\S+/gu, withoutLinks)
    .replace(markers, ' ')
    // Without angle brackets no text can close its block or open another.
    .replace(/[<>＜＞]/gu, ' ')
    // White space is read as a whole, and then whether marks follow it.
    .replace(/^\s*(?<marks>#{1,6}\s*)?/gmu, (beginning: string, marks: string | undefined) =>
      marks === undefined ? beginning : '',
    )
    .replace(/[`*_~|\\]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
  return quiet === '' ? '' : `<${name}>\n${quiet}\n</${name}>`;
}

/** What has no space within is a link from its scheme on, and an address as a whole: something, an @, and a name with a dot. */
function withoutLinks(word: string): string {
  const at = word.indexOf('@', 1);
  const isAddress = at !== -1 && word.lastIndexOf('.', word.length - 2) > at + 1;
  return isAddress ? ' ' : word.replace(link, ' ');
}
