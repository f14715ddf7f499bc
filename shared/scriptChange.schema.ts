import * as z from 'zod/mini';
import { GenerateBody } from './generations.schema.ts';
import { Script, ScriptListItem } from './scripts.schema.ts';

/** What a page calls itself for as long as it is loaded, in its handshake and in the header `X-Tab` of what it sends. */
export const Tab = z.string().check(z.regex(/^[\w-]{8,64}$/u));

/**
 * A script as an event says it: what lists show, and by `contentHash` which text it has. Whoever shows the script has that
 * text, can put it together out of the sections that were sent, or fetches it.
 */
export const ScriptChange = z.object({
  script: ScriptListItem,
  /** Without the text, as the owner's stream has it: see `shared/events.ts`. */
  brief: z.optional(z.literal(true)),
  /** `hashContent` of the text that the script shows. */
  contentHash: z.string(),
  /** The page that saved this very text: its copy of the event comes without it. */
  tab: z.optional(z.string()),
  /** Of a script that has just been asked for: with it the script is known whole, for there is no text yet. */
  request: z.optional(GenerateBody),
  /** What comes with another text; without it everything but `script` stayed as it was. */
  text: z.optional(
    z.object({
      ...z.pick(Script, { outline: true, findings: true, writerDetail: true, seed: true, steering: true }).shape,
      /** Only where the text was not sent before, section by section. */
      content: z.optional(z.string()),
    }),
  ),
});
export type ScriptChange = z.infer<typeof ScriptChange>;
