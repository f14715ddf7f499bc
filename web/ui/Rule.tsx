import { styled } from '@mui/material/styles';
import { color } from '../theme/tokens.ts';

export const Rule = styled('hr')({ border: 0, borderBlockStart: `1px solid ${color.line}`, margin: 0 });
