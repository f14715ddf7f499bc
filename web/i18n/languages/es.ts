import accounts from '../locales/es/accounts.json' with { type: 'json' };
import app from '../locales/es/app.json' with { type: 'json' };
import credits from '../locales/es/credits.json' with { type: 'json' };
import errors from '../locales/es/errors.json' with { type: 'json' };
import generations from '../locales/es/generations.json' with { type: 'json' };
import scripts from '../locales/es/scripts.json' with { type: 'json' };
import vocabulary from '../locales/es/vocabulary.json' with { type: 'json' };
import type { Texts } from './en.ts';

export const es = { accounts, app, credits, errors, generations, scripts, vocabulary } satisfies Texts;
