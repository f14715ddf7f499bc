import accounts from '../../i18n/locales/pt/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/pt/app.json' with { type: 'json' };
import errors from '../../i18n/locales/pt/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/pt/landing.json' with { type: 'json' };
import look from '../../i18n/locales/pt/look.json' with { type: 'json' };
import plans from '../../i18n/locales/pt/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/pt/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/pt/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/pt/vocabulary.json' with { type: 'json' };

/** As much as the pages at the door say. */
export const pt = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
