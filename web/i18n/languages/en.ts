import accounts from '../locales/en/accounts.json' with { type: 'json' };
import app from '../locales/en/app.json' with { type: 'json' };
import credits from '../locales/en/credits.json' with { type: 'json' };
import errors from '../locales/en/errors.json' with { type: 'json' };
import generations from '../locales/en/generations.json' with { type: 'json' };
import scripts from '../locales/en/scripts.json' with { type: 'json' };
import vocabulary from '../locales/en/vocabulary.json' with { type: 'json' };

/** The texts that define which keys there are; every other language has the same ones. */
export const en = { accounts, app, credits, errors, generations, scripts, vocabulary };

export type Texts = typeof en;
