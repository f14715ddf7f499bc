import { styled } from '../theme/styled.ts';
import { color } from '../theme/tokens.ts';

export const Rule = styled('hr')({ border: 0, borderBlockStart: `1px solid ${color.line}`, margin: 0 });
