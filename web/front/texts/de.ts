import accounts from '../../i18n/locales/de/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/de/app.json' with { type: 'json' };
import errors from '../../i18n/locales/de/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/de/landing.json' with { type: 'json' };
import look from '../../i18n/locales/de/look.json' with { type: 'json' };
import plans from '../../i18n/locales/de/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/de/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/de/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/de/vocabulary.json' with { type: 'json' };

/** As much as the pages at the door say. */
export const de = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
