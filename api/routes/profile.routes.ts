import type Router from '@koa/router';
import { confirmsAddresses } from '../../config/settings.ts';
import { changePassword } from '../../domain/accounts/changePassword.ts';
import { putPicture } from '../../domain/accounts/putPicture.ts';
import { readPicture } from '../../domain/accounts/readPicture.ts';
import { removePicture } from '../../domain/accounts/removePicture.ts';
import { updateUser } from '../../domain/accounts/updateUser.ts';
import * as routes from '../../shared/routes/accounts.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { currentSession } from '../http/sessions.ts';

/** A picture's address changes with the picture. */
const forGood = 'private, max-age=31536000, immutable';

export function addProfileRoutes(router: Router, services: Services): void {
  const { database, limits, pictures, settings } = services;
  const confirming = confirmsAddresses(settings) ? { sessionSecret: settings.SESSION_SECRET } : null;

  bindRoute(router, services, routes.updateUser, async ({ accountId, body, context }) => {
    if (body.email === undefined) return updateUser(database, accountId, body, confirming);
    const network = readNetwork(context);
    return limits.withNewAddress(network, () =>
      limits.withPassword(accountId, network, () => updateUser(database, accountId, body, confirming)),
    );
  });

  bindRoute(router, services, routes.changePassword, ({ accountId, body, context }) =>
    limits.withPassword(accountId, readNetwork(context), () =>
      changePassword(database, accountId, currentSession(context), body),
    ),
  );

  bindRoute(router, services, routes.putPicture, ({ accountId, receive }) =>
    pictures.admit(accountId, async (make) => {
      await limits.countHeavy(accountId, 'picture');
      return putPicture(database, accountId, await make(await receive()));
    }),
  );

  bindRoute(router, services, routes.removePicture, ({ accountId }) => removePicture(database, accountId));

  bindRoute(router, services, routes.getPicture, async ({ accountId, params, query, context }) => {
    const bytes = await readPicture(database, accountId, params.id, query.size);
    context.set('Cache-Control', forGood);
    return bytes;
  });
}
