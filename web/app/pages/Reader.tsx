import { styled } from '../../theme/styled.ts';
import { media, space } from '../../theme/tokens.ts';

/** A script and what stands beside it: the way of the job before it, or the panels after it. */
export const Reader = styled('div')({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  '&[data-kind="writing"]': {
    gridTemplateColumns: '16.5rem minmax(0, 1fr)',
    '& > aside': { position: 'sticky', insetBlockStart: space.s5 },
  },
  '&[data-kind="written"]': { gridTemplateColumns: 'minmax(0, 1fr) 19.5rem' },
  '& > [data-part="panels"]': { display: 'grid', gap: space.s4, alignContent: 'start' },
  '& > [data-part="main"]': { display: 'grid', gap: space.s5, gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.oneColumn]: {
    '&[data-kind="writing"]': { gridTemplateColumns: '13.5rem minmax(0, 1fr)' },
    '&[data-kind="written"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-kind="written"] > [data-part="panels"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))',
    },
  },
  [media.print]: { '&[data-kind]': { display: 'block' }, '& > [data-part="panels"]': { display: 'none' } },
  [media.medium]: {
    '&[data-kind="writing"]': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static', order: 2 } },
  },
});
