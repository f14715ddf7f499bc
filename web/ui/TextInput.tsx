import { styled } from '../theme/styled.ts';
import { controlStyle } from './controlStyle.ts';

export const TextInput = styled('input')(controlStyle);
