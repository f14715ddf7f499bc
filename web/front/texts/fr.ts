import accounts from '../../i18n/locales/fr/more/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/fr/first/app.json' with { type: 'json' };
import errors from '../../i18n/locales/fr/first/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/fr/more/landing.json' with { type: 'json' };
import look from '../../i18n/locales/fr/first/look.json' with { type: 'json' };
import plans from '../../i18n/locales/fr/first/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/fr/more/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/fr/first/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/fr/first/vocabulary.json' with { type: 'json' };

/** As much as the signed-out pages say. */
export const fr = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
