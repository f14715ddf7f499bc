import app from '../../locales/fr/app.json' with { type: 'json' };
import confirm from '../../locales/fr/confirm.json' with { type: 'json' };
import credits from '../../locales/fr/credits.json' with { type: 'json' };
import errors from '../../locales/fr/errors.json' with { type: 'json' };
import generations from '../../locales/fr/generations.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import library from '../../locales/fr/library.json' with { type: 'json' };
import look from '../../locales/fr/look.json' with { type: 'json' };
import notifications from '../../locales/fr/notifications.json' with { type: 'json' };
import plans from '../../locales/fr/plans.json' with { type: 'json' };
import quotas from '../../locales/fr/quotas.json' with { type: 'json' };
import scripts from '../../locales/fr/scripts.json' with { type: 'json' };
import vocabulary from '../../locales/fr/vocabulary.json' with { type: 'json' };
import type { FirstTexts } from '../en/first.ts';

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
} satisfies FirstTexts;
