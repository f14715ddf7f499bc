/**
 * Runs the stand-in for a model's service as a process of its own:
 *   node tests/support/modelServer.main.ts
 * MODEL_SERVER_PORT chooses the port (default: any free one), MODEL_SERVER_CONTROL names a JSON file (`Control`) that
 * steers it while it runs, MODEL_SERVER_DIALECT and MODEL_SERVER_LENGTH_ERROR ("-0.4,0.4") what it begins with.
 * Prints its base URL as the first line.
 */
import { dialects } from './model/behaviour.ts';
import { startModelServer } from './modelServer.ts';

const {
  MODEL_SERVER_PORT: port,
  MODEL_SERVER_CONTROL: controlFile,
  MODEL_SERVER_DIALECT: named,
  MODEL_SERVER_LENGTH_ERROR: range,
} = process.env;
const dialect = dialects.find((one) => one === named);
const [min, max] = (range ?? '0').split(',').map(Number);
const server = await startModelServer({
  port: Number(port ?? 0),
  ...(dialect && { dialect }),
  ...(controlFile && { controlFile }),
  lengthError: [min ?? 0, max ?? min ?? 0],
});
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close());
