import * as z from 'zod';
import {
  addressForms,
  languages,
  sectionKinds,
  themes,
  type AddressForm,
  type Language,
  type SectionKind,
  type Theme,
} from '../../../shared/vocabulary.ts';
import type { Purpose } from './behaviour.ts';

export const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), strict: z.boolean(), schema: z.unknown() }),
      }),
      z.object({ type: z.literal('json_object') }),
    ])
    .optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** What the prompt asks for, as far as a stand-in for a model needs to understand it. */
export type Ask = {
  readonly purpose: Purpose;
  readonly language: Language;
  readonly address: AddressForm;
  readonly theme: Theme;
  readonly kind: SectionKind;
  /** Sections of the outline. */
  readonly sections: number;
  readonly words: number;
};

export function readAsk({ messages }: ChatRequest): Ask {
  const prompts = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const [first = ''] = prompts;
  const last = prompts.at(-1) ?? '';
  const range = /^Length: \d+ sentences, (?<min>\d+) to (?<max>\d+) words/mu.exec(last)?.groups;
  return {
    purpose: first.startsWith('Prepare a script')
      ? 'outline'
      : messages.some(({ role }) => role === 'assistant')
        ? 'more'
        : 'section',
    language: oneOf(languages, /^Language: .*\((?<found>\w+)\)$/mu, first) ?? 'en',
    address: oneOf(addressForms, /^Address: .*\((?<found>\w+)\)$/mu, first) ?? 'informal',
    theme: oneOf(themes, /^Theme: (?<found>[\w-]+)/mu, first) ?? 'relaxation',
    kind: oneOf(sectionKinds, /^Section: (?<found>[\w-]+)/mu, first) ?? 'theme',
    sections: Number(/^The sections, .*\((?<found>\d+)\):$/mu.exec(first)?.groups?.['found'] ?? 6),
    words: range ? (Number(range['min']) + Number(range['max'])) / 2 : 100,
  };
}

const oneOf = <T extends string>(list: readonly T[], pattern: RegExp, text: string): T | undefined =>
  list.find((one) => one === pattern.exec(text)?.groups?.['found']);
