import { styled } from '../../theme/styled.ts';
import { media, space } from '../../theme/tokens.ts';

/** The text between its outline and its panels; narrower, one after the other. */
export const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gap: 'clamp(1.5rem, 2.6vw, 2.75rem)',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  // Below a word about what is not saved.
  '[role="alert"] + &, [role="status"] + &': { marginBlockStart: space.s4 },
  '& > [data-part="outline"]': {
    position: 'sticky',
    insetBlockStart: space.s5,
    maxBlockSize: 'calc(100vh - 8rem)',
    overflowY: 'auto',
  },
  '& > [data-part="panels"]': {
    display: 'grid',
    gap: space.s4,
    alignContent: 'start',
    position: 'sticky',
    insetBlockStart: space.s4,
    maxBlockSize: 'calc(100vh - 7rem)',
    overflowY: 'auto',
  },
  '&:has(> [data-part="outline"])': { gridTemplateColumns: '13rem minmax(0, 1fr) 19rem' },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-part="panels"]': {
      position: 'static',
      maxBlockSize: 'none',
      paddingBlockEnd: space.s6,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))',
    },
  },
  [media.narrow]: { '& > [data-part="panels"]': { paddingBlockEnd: '5rem' } },
});
