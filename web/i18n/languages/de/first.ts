import app from '../../locales/de/app.json' with { type: 'json' };
import confirm from '../../locales/de/confirm.json' with { type: 'json' };
import credits from '../../locales/de/credits.json' with { type: 'json' };
import errors from '../../locales/de/errors.json' with { type: 'json' };
import generations from '../../locales/de/generations.json' with { type: 'json' };
import home from '../../locales/de/home.json' with { type: 'json' };
import library from '../../locales/de/library.json' with { type: 'json' };
import look from '../../locales/de/look.json' with { type: 'json' };
import notifications from '../../locales/de/notifications.json' with { type: 'json' };
import plans from '../../locales/de/plans.json' with { type: 'json' };
import quotas from '../../locales/de/quotas.json' with { type: 'json' };
import scripts from '../../locales/de/scripts.json' with { type: 'json' };
import vocabulary from '../../locales/de/vocabulary.json' with { type: 'json' };
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
