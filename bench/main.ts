import { benchAcceptGeneration } from './acceptGeneration/acceptGeneration.ts';
import { benchClaim } from './claim.ts';
import { benchCompose } from './compose/compose.ts';
import { benchEvents } from './events.ts';
import { benchExports } from './exports.ts';
import { runBench } from './support/runBench.ts';

/** `npm run bench`: measures the product beside its floors on this machine, and prints one table. */
await runBench({
  name: 'bench',
  parts: { accept: benchAcceptGeneration, claim: benchClaim, events: benchEvents, compose: benchCompose, exports: benchExports },
});
