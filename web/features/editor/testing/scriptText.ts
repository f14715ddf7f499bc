import fc from 'fast-check';

/** Pieces that scripts are made of, and what could be mistaken for them. */
export const scriptText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '## Title',
        '##  Other \t',
        '## ',
        '##',
        '\n',
        '\n\n',
        '\r\n',
        '[pause:5]',
        '[pause:0]',
        '[pause: 5]',
        '[pause:31]',
      ),
      fc.constantFrom(
        ' ',
        'Breathe in.',
        'Rest here. And on.',
        '«Oui.» Non',
        '[pause:12] [pause:3]',
        '\u2028',
        '[pause:',
        ']',
        '\n## T\n',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));
