import { styled } from '../../theme/styled.ts';
import { Note } from '../../ui/Note.tsx';

/** Stands only while a beta runs. By style alone, for signed-out pages are prerendered without knowing. */
const Root = styled('div')({ 'html:not([data-beta="on"]) &': { display: 'none' } });

export const BetaNote = ({ children }: { readonly children: string }) => (
  <Root>
    <Note role="note">{children}</Note>
  </Root>
);
