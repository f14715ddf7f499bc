import type Router from '@koa/router';
import type { Route } from '../../shared/route.ts';
import { allRoutes } from '../../shared/routes/all.ts';
import type { Services } from '../context.ts';
import { addAccountRoutes } from './accounts.routes.ts';
import { addCollectionRoutes } from './collections.routes.ts';
import { addConfirmationRoutes } from './confirmation.routes.ts';
import { addCreditRoutes } from './credits.routes.ts';
import { addExportRoutes } from './exports.routes.ts';
import { addFavoriteRoutes } from './favorites.routes.ts';
import { addGenerationRoutes } from './generations.routes.ts';
import { addDeletionRoutes } from './deletion.routes.ts';
import { addLegalRoutes } from './legal.routes.ts';
import { addNotificationRoutes } from './notifications.routes.ts';
import { addPageErrorRoutes } from './pageErrors.routes.ts';
import { addProfileRoutes } from './profile.routes.ts';
import { addQuotaRoutes } from './quotas.routes.ts';
import { addRecoveryRoutes } from './recovery.routes.ts';
import { addSampleRoutes } from './samples.routes.ts';
import { addScriptRoutes } from './scripts.routes.ts';
import { addSessionRoutes } from './sessions.routes.ts';
import { addSettingsRoutes } from './settings.routes.ts';
import { addStatsRoutes } from './stats.routes.ts';
import { addSubscriptionRoutes } from './subscriptions.routes.ts';
import { addSuggestionRoutes } from './suggestions.routes.ts';
import { addTemplateRoutes } from './templates.routes.ts';
import { addVersionRoutes } from './versions.routes.ts';

/** Declared routes, and what binds each to what it does. */
export type Bound = {
  readonly routes: readonly Route[];
  readonly bindings: readonly ((router: Router, services: Services) => void)[];
};

/** Every route of the product. */
export const product: Bound = {
  routes: allRoutes,
  bindings: [
    addTemplateRoutes,
    addAccountRoutes,
    addConfirmationRoutes,
    addCreditRoutes,
    addProfileRoutes,
    addSessionRoutes,
    addDeletionRoutes,
    addGenerationRoutes,
    addLegalRoutes,
    addNotificationRoutes,
    addPageErrorRoutes,
    addQuotaRoutes,
    addRecoveryRoutes,
    addScriptRoutes,
    addExportRoutes,
    addSampleRoutes,
    addCollectionRoutes,
    addFavoriteRoutes,
    addSettingsRoutes,
    addStatsRoutes,
    addSuggestionRoutes,
    addSubscriptionRoutes,
    addVersionRoutes,
  ],
};
