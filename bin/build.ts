import { buildWeb } from './local/buildWeb.ts';
import { toReason } from './local/toReason.ts';

/** `npm run build`: the web client into dist/web. The servers run as they are. */
try {
  await buildWeb();
  process.stdout.write('The web client is built: dist/web\n');
} catch (error) {
  process.stderr.write(`${toReason(error)}\n`);
  process.exitCode = 1;
}
