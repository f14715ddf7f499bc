import type Router from '@koa/router';
import { confirmsAddresses } from '../../config/settings.ts';
import { changePassword } from '../../domain/profile/changePassword.ts';
import { putPicture, removePicture } from '../../domain/profile/putPicture.ts';
import { getPicture } from '../../domain/profile/getPicture.ts';
import { prepareAddress, updateUser } from '../../domain/profile/updateUser.ts';
import { checkPassword } from '../../domain/accounts/checkCredentials.ts';
import { preparePassword } from '../../domain/recovery/replacePassword.ts';
import type { User } from '../../shared/accounts.schema.ts';
import type { UpdateUserBody } from '../../shared/profile.schema.ts';
import * as routes from '../../shared/routes/profile.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { currentSession } from '../http/sessions.ts';

/** A picture's address changes with the picture. */
const forGood = 'private, max-age=31536000, immutable';

export function addProfileRoutes(router: Router, services: Services): void {
  const { database, limits, pictures, settings } = services;
  const confirming = confirmsAddresses(settings) ? { sessionSecret: settings.SESSION_SECRET } : null;

  const update = async (accountId: string, body: UpdateUserBody): Promise<User> => {
    const address = await prepareAddress(database, accountId, body);
    return database.transaction((queries) => updateUser(queries, accountId, body, address, confirming));
  };

  bindRoute(router, services, routes.updateUser, async ({ accountId, body, context }) => {
    if (body.email === undefined) return update(accountId, body);
    const network = readNetwork(context);
    return limits.withNewAddress(network, () => limits.withPassword(accountId, network, () => update(accountId, body)));
  });

  bindRoute(router, services, routes.changePassword, ({ accountId, body, context }) =>
    limits.withPassword(accountId, readNetwork(context), async () => {
      // Hashed first, so that a refusal takes as long as a change.
      const hash = await preparePassword(database, accountId, body.newPassword);
      const checked = await checkPassword(database, accountId, body.currentPassword);
      await database.transaction((queries) => changePassword(queries, checked, currentSession(context), hash));
    }),
  );

  bindRoute(router, services, routes.putPicture, ({ accountId, receive }) =>
    pictures.admit(accountId, async (make) => {
      await limits.countHeavy(accountId, 'picture');
      const made = await make(await receive());
      return database.transaction((queries) => putPicture(queries, accountId, made));
    }),
  );

  bindRoute(router, services, routes.removePicture, ({ accountId }) =>
    database.transaction((queries) => removePicture(queries, accountId)),
  );

  bindRoute(router, services, routes.getPicture, async ({ accountId, params, query, context }) => {
    const bytes = await getPicture(database, accountId, params.id, query.size);
    context.set('Cache-Control', forGood);
    return bytes;
  });
}
