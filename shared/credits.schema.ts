import * as z from 'zod/mini';

export const grantKinds = ['monthly', 'promotional', 'purchased', 'returned'] as const;

export const Grant = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  amount: z.int(),
  remaining: z.int(),
  expiresAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});

export const Balance = z.object({ available: z.int(), held: z.int() });
export type Balance = z.infer<typeof Balance>;

export const Credits = z
  .extend(Balance, {
    /** Rises with every change of the account; what is not newer than the cache is dropped. */
    revision: z.int(),
    /** Grants with something left, in the order in which they are spent. */
    grants: z.array(Grant),
  })
  .register(z.globalRegistry, { id: 'Credits' });
export type Credits = z.infer<typeof Credits>;

export const transactionKinds = ['grant', 'hold', 'settle', 'release', 'expire'] as const;

/** What a generation writes that is not a new script: the whole once more, or a section by its place, from 1. */
const WrittenPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal('section'), section: z.int(), title: z.nullable(z.string()) }),
]);

/** One line of the ledger as a person reads it. `amount` is signed: what the available credits gained or lost. */
export const Transaction = z
  .object({
    id: z.string(),
    kind: z.enum(transactionKinds),
    /** What was granted; `null` where it is not a grant. */
    grantKind: z.nullable(z.enum(grantKinds)),
    /** The change of the available credits. */
    amount: z.int(),
    /** Credits finally spent by this line: positive at a settlement, else 0. */
    spent: z.int(),
    script: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
    /** The generation that the credits were held for, and what of its script it writes; `null` where it is none. */
    writing: z.nullable(z.object({ id: z.uuid(), scope: z.nullable(WrittenPart) })),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'Transaction' });
export type Transaction = z.infer<typeof Transaction>;

export const TransactionPage = z.object({ items: z.array(Transaction), nextCursor: z.nullable(z.string()) });
