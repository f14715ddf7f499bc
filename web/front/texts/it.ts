import accounts from '../../i18n/locales/it/accounts.json' with { type: 'json' };
import app from '../../i18n/locales/it/app.json' with { type: 'json' };
import errors from '../../i18n/locales/it/errors.json' with { type: 'json' };
import landing from '../../i18n/locales/it/landing.json' with { type: 'json' };
import look from '../../i18n/locales/it/look.json' with { type: 'json' };
import plans from '../../i18n/locales/it/plans.json' with { type: 'json' };
import reset from '../../i18n/locales/it/reset.json' with { type: 'json' };
import scripts from '../../i18n/locales/it/scripts.json' with { type: 'json' };
import vocabulary from '../../i18n/locales/it/vocabulary.json' with { type: 'json' };

/** As much as the pages at the door say. */
export const it = { accounts, app, errors, landing, look, plans, reset, scripts, vocabulary };
