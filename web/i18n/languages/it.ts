import accounts from '../locales/it/accounts.json' with { type: 'json' };
import app from '../locales/it/app.json' with { type: 'json' };
import credits from '../locales/it/credits.json' with { type: 'json' };
import errors from '../locales/it/errors.json' with { type: 'json' };
import generations from '../locales/it/generations.json' with { type: 'json' };
import scripts from '../locales/it/scripts.json' with { type: 'json' };
import vocabulary from '../locales/it/vocabulary.json' with { type: 'json' };
import type { Texts } from './en.ts';

export const it = { accounts, app, credits, errors, generations, scripts, vocabulary } satisfies Texts;
