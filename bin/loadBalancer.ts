import { resolve4 } from 'node:dns/promises';
import { onStop } from '../config/onStop.ts';
import { startBalancer } from './loadBalancer/startBalancer.ts';

/**
 * One address for several API processes, as docker-compose.yml needs it for `--scale api=2`: the name in `API_NAME` stands for
 * all of them.
 */
const { API_NAME = 'api', API_PORT = '3000', PORT = '3000', HOST = '0.0.0.0', TRUST_PROXY_HOPS = '0' } = process.env;
const port = Number(API_PORT);
const balancer = await startBalancer({
  port: Number(PORT),
  host: HOST,
  findTargets: async () => (await resolve4(API_NAME)).map((address) => ({ address, port })),
  hopsBefore: Number(TRUST_PROXY_HOPS) || 0,
});
onStop(balancer.stop);
process.stdout.write(`Passing on what comes to port ${balancer.port}.\n`);
