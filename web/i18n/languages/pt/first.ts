import app from '../../locales/pt/app.json' with { type: 'json' };
import confirm from '../../locales/pt/confirm.json' with { type: 'json' };
import credits from '../../locales/pt/credits.json' with { type: 'json' };
import errors from '../../locales/pt/errors.json' with { type: 'json' };
import generations from '../../locales/pt/generations.json' with { type: 'json' };
import home from '../../locales/pt/home.json' with { type: 'json' };
import library from '../../locales/pt/library.json' with { type: 'json' };
import look from '../../locales/pt/look.json' with { type: 'json' };
import notifications from '../../locales/pt/notifications.json' with { type: 'json' };
import plans from '../../locales/pt/plans.json' with { type: 'json' };
import quotas from '../../locales/pt/quotas.json' with { type: 'json' };
import scripts from '../../locales/pt/scripts.json' with { type: 'json' };
import vocabulary from '../../locales/pt/vocabulary.json' with { type: 'json' };
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
