/**
 * Lower case, without accents, with typewriter apostrophes: what word lists are compared with. Every character keeps
 * its place, so that an offset into the folded text is one into the text itself.
 */
export const foldText = (text: string): string =>
  text
    // Printable ASCII, most of any text, has nothing to fold but its case.
    .replaceAll(/[^\x20-\x7e]/gu, (character) => {
      if (character === '’' || character === '‘') return "'";
      if (/[\u00A0\u202F\u2009]/u.test(character)) return ' ';
      const folded = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return folded.length === character.length ? folded : character;
    })
    .toLowerCase();
