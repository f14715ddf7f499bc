/** A text of the help without its marks, for searching and for excerpts. */
export const toPlainText = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, '$1')
    .replaceAll('`', '')
    .replaceAll(/(?:^|\n)- /gu, '\n')
    .replaceAll(/\s+/gu, ' ')
    .trim();
