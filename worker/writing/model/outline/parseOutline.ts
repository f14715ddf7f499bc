import { unwrapAnswer } from '../text/unwrapAnswer.ts';
import { OutlineAnswer } from './outlineFormat.ts';

export type ParsedOutline = { readonly outline: OutlineAnswer } | { readonly problems: readonly string[] };

/** Reads an outline out of whatever the model answered; a schema that was asked for may have been ignored. */
export function parseOutline(raw: string, sections: number): ParsedOutline {
  const text = unwrapAnswer(raw);
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problems: ['It is not one JSON object.'] };
  }
  const read = OutlineAnswer.safeParse(value);
  if (!read.success)
    return { problems: read.error.issues.map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`) };
  const count = read.data.sections.length;
  return count === sections
    ? { outline: read.data }
    : { problems: [`sections: there must be exactly ${sections}, there are ${count}.`] };
}
