import { normalizeText } from '../../../../shared/normalizeText.ts';

/** Takes off what some models and servers leave around their answer: a train of thought, a code fence, invisible characters. */
export function unwrapAnswer(raw: string): string {
  let text = normalizeText(raw, 'NFC').replace(/\r\n?|[\u2028\u2029]/gu, '\n');
  const thought = /^[\s\S]*<\/think(?:ing)?>/iu.exec(text);
  // A thought without an end is still being thought; one without a beginning was opened by the chat template.
  text = thought ? text.slice(thought[0].length) : text.replace(/<think(?:ing)?>[\s\S]*$/iu, '');
  return text
    .replace(/<\|[^|>\n]{1,40}\|>/gu, '')
    .replace(/^[ \t]*(?:```|~~~)[^\n]*$/gmu, '')
    .replace(/\u00a0|\u202f/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
}
