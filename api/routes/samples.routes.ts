import type Router from '@koa/router';
import { requestSample } from '../../domain/samples/requestSample.ts';
import * as routes from '../../shared/routes/samples.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { limitAddresses } from '../http/limitAddresses.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { signalOf } from '../http/signalOf.ts';

export function addSampleRoutes(router: Router, services: Services): void {
  const limit = limitAddresses('samples', services.settings.SAMPLES_PER_HOUR);
  bindRoute(router, services, routes.requestSample, async ({ context, body }) => {
    const network = readNetwork(context);
    await limit(network);
    return requestSample(services.compute.texts, body, { owner: network.key, signal: signalOf(context) });
  });
}
