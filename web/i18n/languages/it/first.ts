import app from '../../locales/it/app.json' with { type: 'json' };
import confirm from '../../locales/it/confirm.json' with { type: 'json' };
import credits from '../../locales/it/credits.json' with { type: 'json' };
import errors from '../../locales/it/errors.json' with { type: 'json' };
import generations from '../../locales/it/generations.json' with { type: 'json' };
import home from '../../locales/it/home.json' with { type: 'json' };
import library from '../../locales/it/library.json' with { type: 'json' };
import look from '../../locales/it/look.json' with { type: 'json' };
import notifications from '../../locales/it/notifications.json' with { type: 'json' };
import plans from '../../locales/it/plans.json' with { type: 'json' };
import quotas from '../../locales/it/quotas.json' with { type: 'json' };
import scripts from '../../locales/it/scripts.json' with { type: 'json' };
import vocabulary from '../../locales/it/vocabulary.json' with { type: 'json' };
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
