import accounts from '../locales/de/accounts.json' with { type: 'json' };
import app from '../locales/de/app.json' with { type: 'json' };
import credits from '../locales/de/credits.json' with { type: 'json' };
import errors from '../locales/de/errors.json' with { type: 'json' };
import generations from '../locales/de/generations.json' with { type: 'json' };
import scripts from '../locales/de/scripts.json' with { type: 'json' };
import vocabulary from '../locales/de/vocabulary.json' with { type: 'json' };
import type { Texts } from './en.ts';

export const de = { accounts, app, credits, errors, generations, scripts, vocabulary } satisfies Texts;
