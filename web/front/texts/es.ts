import accounts from '../../i18n/locales/es/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/es/app.json' with { type: 'json' };
import errors from '../../i18n/locales/es/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/es/landing.json' with { type: 'json' };
import look from '../../i18n/locales/es/look.json' with { type: 'json' };
import plans from '../../i18n/locales/es/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/es/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/es/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/es/vocabulary.json' with { type: 'json' };

/** As much as the pages at the door say. */
export const es = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
