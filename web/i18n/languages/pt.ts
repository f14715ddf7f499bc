import accounts from '../locales/pt/accounts.json' with { type: 'json' };
import app from '../locales/pt/app.json' with { type: 'json' };
import credits from '../locales/pt/credits.json' with { type: 'json' };
import errors from '../locales/pt/errors.json' with { type: 'json' };
import generations from '../locales/pt/generations.json' with { type: 'json' };
import scripts from '../locales/pt/scripts.json' with { type: 'json' };
import vocabulary from '../locales/pt/vocabulary.json' with { type: 'json' };
import type { Texts } from './en.ts';

export const pt = { accounts, app, credits, errors, generations, scripts, vocabulary } satisfies Texts;
