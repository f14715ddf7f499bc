import * as z from 'zod/mini';

/** Longest texts of a collection, in characters. */
export const collectionLength = { name: 80, description: 500 } as const;

export const Collection = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    /** How many scripts are in it, and how many minutes they were asked to last together. */
    scripts: z.int(),
    minutes: z.int(),
    revision: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'Collection' });
export type Collection = z.infer<typeof Collection>;

export const CollectionPage = z.object({ items: z.array(Collection), nextCursor: z.nullable(z.string()) });
export type CollectionPage = z.infer<typeof CollectionPage>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(collectionLength.name));
const description = z.string().check(z.trim(), z.maxLength(collectionLength.description));

export const CreateCollectionBody = z.strictObject({ name, description: z._default(description, '') });
export type CreateCollectionBody = z.infer<typeof CreateCollectionBody>;

export const UpdateCollectionBody = z.strictObject({ name: z.optional(name), description: z.optional(description) });
export type UpdateCollectionBody = z.infer<typeof UpdateCollectionBody>;

/** The script that it shall follow; `null` is the first place. */
const after = z.nullable(z.uuid());

/** Without `after` a script that is new to the collection comes last. */
export const AddToCollectionBody = z.strictObject({ scriptId: z.uuid(), after: z.optional(after) });
export type AddToCollectionBody = z.infer<typeof AddToCollectionBody>;

export const MoveInCollectionBody = z.strictObject({ after });
export type MoveInCollectionBody = z.infer<typeof MoveInCollectionBody>;
