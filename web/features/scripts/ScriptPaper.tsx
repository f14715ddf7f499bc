import { styled } from '../../theme/styled.ts';
import { color, media, space, text } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** The sheet that a script is read on. */
export const ScriptPaper = styled(Sheet)({
  padding: 'clamp(1.75rem, 5vw, 4rem) min(clamp(1.25rem, 5.5vw, 4.5rem), 6.25vw)',
  '& > *': { maxInlineSize: '42rem', marginInline: 'auto' },
  '& > header': { marginBlockEnd: space.s7 },
  '& h1': { fontSize: 'min(clamp(2.25rem, 1.7rem + 2vw, 3.25rem), 11.5vw)', letterSpacing: '-.022em', lineHeight: 1.06 },
  '& [data-part="facts"]': {
    marginBlockStart: '1rem',
    color: color.inkFaint,
    fontSize: text.sm,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.3rem 1.1rem',
  },
  '& [data-part="checked-words"]': { marginBlockStart: '.6rem' },
  // In every language they stand in one line beside the panels.
  '& [data-part="actions"]': {
    marginBlockStart: '1.5rem',
    columnGap: '.375rem',
    '& [data-size="sm"]': { paddingInline: '.6rem' },
  },
  '& > [data-part="note"]': { marginBlockEnd: space.s6 },
  '& [data-part="strip"]': { marginBlockStart: '1.75rem' },
  [media.print]: {
    padding: 0,
    boxShadow: 'none',
    '& > *': { maxInlineSize: 'none' },
    '& > header': { marginBlockEnd: space.s5 },
    '& h1': { fontSize: '26pt' },
    '& [data-part="facts"]': { fontSize: '9pt' },
    '& [data-part="actions"], & [data-part="strip"], & > [data-part="note"]': { display: 'none' },
  },
});
