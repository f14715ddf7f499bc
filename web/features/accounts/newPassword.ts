import * as z from 'zod/mini';
import { passwordLength } from '../../../shared/accounts.schema.ts';

/** A password that is being chosen; its errors are codes that each form has words for. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.minLength(passwordLength.min, 'short'), z.maxLength(passwordLength.max, 'long'));

/** The second time, `again`, it is typed as the first; said as soon as both are there, whatever the other fields lack. */
export const typedTwice = <Name extends string>(name: Name) =>
  z.refine<Readonly<Record<Name | 'again', string>>>((values) => values[name] === values.again, {
    path: ['again'],
    message: 'mismatch',
    when: ({ value }) => z.object({ [name]: z.string(), again: z.string().check(z.minLength(1)) }).safeParse(value).success,
  });
