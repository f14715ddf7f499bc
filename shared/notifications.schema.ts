import * as z from 'zod';

export const notificationTypes = ['script.completed', 'script.failed'] as const;

/** News kept for a person. The words are the page's; the server gives a type and its parameters. */
export const Notification = z
  .object({
    id: z.uuid(),
    type: z.enum(notificationTypes),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;
