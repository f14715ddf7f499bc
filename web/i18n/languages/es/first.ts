import app from '../../locales/es/app.json' with { type: 'json' };
import confirm from '../../locales/es/confirm.json' with { type: 'json' };
import credits from '../../locales/es/credits.json' with { type: 'json' };
import errors from '../../locales/es/errors.json' with { type: 'json' };
import generations from '../../locales/es/generations.json' with { type: 'json' };
import home from '../../locales/es/home.json' with { type: 'json' };
import library from '../../locales/es/library.json' with { type: 'json' };
import look from '../../locales/es/look.json' with { type: 'json' };
import notifications from '../../locales/es/notifications.json' with { type: 'json' };
import plans from '../../locales/es/plans.json' with { type: 'json' };
import quotas from '../../locales/es/quotas.json' with { type: 'json' };
import scripts from '../../locales/es/scripts.json' with { type: 'json' };
import vocabulary from '../../locales/es/vocabulary.json' with { type: 'json' };
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
