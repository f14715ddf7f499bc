import accounts from '../../i18n/locales/fr/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/fr/app.json' with { type: 'json' };
import errors from '../../i18n/locales/fr/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/fr/landing.json' with { type: 'json' };
import look from '../../i18n/locales/fr/look.json' with { type: 'json' };
import plans from '../../i18n/locales/fr/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/fr/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/fr/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/fr/vocabulary.json' with { type: 'json' };

/** As much as the pages at the door say. */
export const fr = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
