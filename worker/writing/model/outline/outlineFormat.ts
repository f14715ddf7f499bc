import type OpenAI from 'openai';
import * as z from 'zod';

const text = z.string().trim().min(1).max(400);

/** An outline as a model may answer it. */
export const OutlineAnswer = z.object({
  title: text,
  sections: z.array(z.object({ title: text, goal: text, images: z.array(z.string().trim()).nullish().catch(null) })).min(1),
});
export type OutlineAnswer = z.infer<typeof OutlineAnswer>;

/** The same as strict JSON schema: every property required, nothing beside them, and no bounds, for some services refuse those. */
export const outlineSchema: OpenAI.ResponseFormatJSONSchema = {
  type: 'json_schema',
  json_schema: {
    name: 'outline',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'sections'],
      properties: {
        title: { type: 'string' },
        sections: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['title', 'goal', 'images'],
            properties: {
              title: { type: 'string' },
              goal: { type: 'string' },
              images: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};
