import { styled } from '../theme/styled.ts';
import { color, text } from '../theme/tokens.ts';

/** A paragraph of the interface: `data-tone` soft or faint, `data-size` sm or xs. */
export const Text = styled('p')({
  '&[data-tone="soft"]': { color: color.inkSoft },
  '&[data-tone="faint"]': { color: color.inkFaint },
  '&[data-size="sm"]': { fontSize: text.sm },
  '&[data-size="xs"]': { fontSize: text.xs },
});
