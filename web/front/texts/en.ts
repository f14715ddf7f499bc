import accounts from '../../i18n/locales/en/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/en/app.json' with { type: 'json' };
import errors from '../../i18n/locales/en/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/en/landing.json' with { type: 'json' };
import look from '../../i18n/locales/en/look.json' with { type: 'json' };
import plans from '../../i18n/locales/en/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/en/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/en/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/en/vocabulary.json' with { type: 'json' };

/** As much as the pages at the door say. */
export const en = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
