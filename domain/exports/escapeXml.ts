import { plainText } from './plainText.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it may stand in XML, in an element or in an attribute. */
export const escapeXml = (text: string): string => plainText(text).replaceAll(/[&<>"']/gu, (mark) => entities[mark] ?? mark);
