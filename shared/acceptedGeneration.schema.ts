import * as z from 'zod/mini';
import { Balance } from './credits.schema.ts';
import { Generation } from './generations.schema.ts';
import { Script } from './scripts.schema.ts';

/** What answers a request that was accepted: the script, the generation that writes it, and the credits that are left. */
export const AcceptedGeneration = z.object({ script: Script, generation: Generation, credits: Balance });
export type AcceptedGeneration = z.infer<typeof AcceptedGeneration>;
