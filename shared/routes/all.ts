import type { Route } from '../route.ts';
import * as accounts from './accounts.routes.ts';
import * as collections from './collections.routes.ts';
import * as confirmation from './confirmation.routes.ts';
import * as credits from './credits.routes.ts';
import * as deletion from './deletion.routes.ts';
import * as exports from './exports.routes.ts';
import * as favorites from './favorites.routes.ts';
import * as generations from './generations.routes.ts';
import * as legal from './legal.routes.ts';
import * as notifications from './notifications.routes.ts';
import * as pageErrors from './pageErrors.routes.ts';
import * as profile from './profile.routes.ts';
import * as quotas from './quotas.routes.ts';
import * as recovery from './recovery.routes.ts';
import * as samples from './samples.routes.ts';
import * as scripts from './scripts.routes.ts';
import * as sessions from './sessions.routes.ts';
import * as settings from './settings.routes.ts';
import * as stats from './stats.routes.ts';
import * as subscriptions from './subscriptions.routes.ts';
import * as suggestions from './suggestions.routes.ts';
import * as templates from './templates.routes.ts';
import * as versions from './versions.routes.ts';

/** Every route of the product, for the server, the OpenAPI document and the test of who may call what. The browser imports each alone. */
export const allRoutes: readonly Route[] = [
  accounts,
  collections,
  confirmation,
  credits,
  deletion,
  exports,
  favorites,
  generations,
  legal,
  notifications,
  pageErrors,
  profile,
  quotas,
  recovery,
  samples,
  scripts,
  sessions,
  settings,
  stats,
  subscriptions,
  suggestions,
  templates,
  versions,
].flatMap((declared) => Object.values<Route>(declared));
