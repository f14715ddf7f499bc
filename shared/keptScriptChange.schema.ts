import * as z from 'zod/mini';
import { ScriptChange } from './scriptChange.schema.ts';
import { Script } from './scripts.schema.ts';
import { toScriptChange } from './toScriptChange.ts';

/** Events were kept with the whole script once; they are read as if they had today's form. */
const WholeScript = z.pipe(
  z.object({ script: Script }),
  z.transform(({ script }: { script: Script }) => toScriptChange(script, 'changed')),
);

/** A script's change as an event has it, in whichever form it was kept. */
export const KeptScriptChange = z.union([ScriptChange, WholeScript]);
