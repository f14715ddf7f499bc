import type { Assignment } from '../writer.ts';
import type { Reading } from './readRequest.ts';

/**
 * An assignment as the composer works on it: with the concepts and scenes that the person's words call for, the most
 * wanted first, and what they keep away.
 */
export type Asked = Assignment & Reading;
