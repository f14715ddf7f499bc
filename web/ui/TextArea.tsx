import { styled } from '../theme/styled.ts';
import { controlStyle } from './controlStyle.ts';

export const TextArea = styled('textarea')({ ...controlStyle, minBlockSize: '6.5rem', lineHeight: 1.55, resize: 'vertical' });
