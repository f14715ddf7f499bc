import { foldText } from '../../../shared/checks/foldText.ts';

/** The folded text with a space for all that parts words and a full stop for every mark; each character keeps its index. */
export const plainOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[.,!?…;:()\n—–]/gu, '.')
    .replaceAll(/[^\p{L}\p{N}.]/gu, (other) => ' '.repeat(other.length));
