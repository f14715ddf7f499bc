import { styled } from '@mui/material/styles';
import { controlStyle } from './controlStyle.ts';

export const TextInput = styled('input')(controlStyle);
