import accounts from '../locales/fr/accounts.json' with { type: 'json' };
import app from '../locales/fr/app.json' with { type: 'json' };
import credits from '../locales/fr/credits.json' with { type: 'json' };
import errors from '../locales/fr/errors.json' with { type: 'json' };
import generations from '../locales/fr/generations.json' with { type: 'json' };
import scripts from '../locales/fr/scripts.json' with { type: 'json' };
import vocabulary from '../locales/fr/vocabulary.json' with { type: 'json' };
import type { Texts } from './en.ts';

export const fr = { accounts, app, credits, errors, generations, scripts, vocabulary } satisfies Texts;
