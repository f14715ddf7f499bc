const links = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;
const markers = /\[[^\]\n]{0,80}\]?|\{[^}\n]{0,80}\}?/gu;

/**
 * Puts a person's text (or what a model made of it) where the prompt can call it data: between tags that the text
 * itself cannot write, and without what only matters to our own markup.
 */
export function dataBlock(name: string, text: string, most: number): string {
  const quiet = text
    .normalize('NFC')
    .replace(links, ' ')
    .replace(markers, ' ')
    // Without angle brackets no text can close its block or open another.
    .replace(/[<>＜＞]/gu, ' ')
    .replace(/^\s*#{1,6}\s*/gmu, '')
    .replace(/[`*_~|\\]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
  return quiet === '' ? '' : `<${name}>\n${quiet}\n</${name}>`;
}
