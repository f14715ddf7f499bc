import app from '../../locales/en/app.json' with { type: 'json' };
import confirm from '../../locales/en/confirm.json' with { type: 'json' };
import credits from '../../locales/en/credits.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import generations from '../../locales/en/generations.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import library from '../../locales/en/library.json' with { type: 'json' };
import look from '../../locales/en/look.json' with { type: 'json' };
import notifications from '../../locales/en/notifications.json' with { type: 'json' };
import plans from '../../locales/en/plans.json' with { type: 'json' };
import quotas from '../../locales/en/quotas.json' with { type: 'json' };
import scripts from '../../locales/en/scripts.json' with { type: 'json' };
import vocabulary from '../../locales/en/vocabulary.json' with { type: 'json' };

/** What home and what stands around every page say. They define which keys there are; every other language has the same ones. */
export const first = {
  app,
  confirm,
  credits,
  errors,
  generations,
  home,
  library,
  look,
  notifications,
  plans,
  quotas,
  scripts,
  vocabulary,
};

export type FirstTexts = typeof first;
