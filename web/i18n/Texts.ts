import type app from './locales/en/first/app.json';
import type confirm from './locales/en/first/confirm.json';
import type credits from './locales/en/first/credits.json';
import type errors from './locales/en/first/errors.json';
import type generations from './locales/en/first/generations.json';
import type home from './locales/en/first/home.json';
import type library from './locales/en/first/library.json';
import type look from './locales/en/first/look.json';
import type notifications from './locales/en/first/notifications.json';
import type plans from './locales/en/first/plans.json';
import type quotas from './locales/en/first/quotas.json';
import type scripts from './locales/en/first/scripts.json';
import type vocabulary from './locales/en/first/vocabulary.json';
import type accounts from './locales/en/more/accounts.json';
import type editor from './locales/en/more/editor.json';
import type exports from './locales/en/more/exports.json';
import type findings from './locales/en/more/findings.json';
import type generator from './locales/en/more/generator.json';
import type landing from './locales/en/more/landing.json';
import type outline from './locales/en/more/outline.json';
import type ownScript from './locales/en/more/ownScript.json';
import type profile from './locales/en/more/profile.json';
import type reading from './locales/en/more/reading.json';
import type regeneration from './locales/en/more/regeneration.json';
import type reset from './locales/en/more/reset.json';
import type saving from './locales/en/more/saving.json';
import type settings from './locales/en/more/settings.json';
import type starts from './locales/en/more/starts.json';
import type suggestions from './locales/en/more/suggestions.json';
import type templates from './locales/en/more/templates.json';
import type tonight from './locales/en/more/tonight.json';
import type versions from './locales/en/more/versions.json';

/**
 * What home and what stands around every page say. English defines which keys there are: `npm run locales` holds every language
 * to its files, and `Texts.test.ts` these lists.
 */
export type FirstTexts = {
  app: typeof app;
  confirm: typeof confirm;
  credits: typeof credits;
  errors: typeof errors;
  generations: typeof generations;
  home: typeof home;
  library: typeof library;
  look: typeof look;
  notifications: typeof notifications;
  plans: typeof plans;
  quotas: typeof quotas;
  scripts: typeof scripts;
  vocabulary: typeof vocabulary;
};

/** What the other pages say. */
export type MoreTexts = {
  accounts: typeof accounts;
  editor: typeof editor;
  exports: typeof exports;
  findings: typeof findings;
  generator: typeof generator;
  landing: typeof landing;
  outline: typeof outline;
  ownScript: typeof ownScript;
  profile: typeof profile;
  reading: typeof reading;
  regeneration: typeof regeneration;
  reset: typeof reset;
  saving: typeof saving;
  settings: typeof settings;
  starts: typeof starts;
  suggestions: typeof suggestions;
  templates: typeof templates;
  tonight: typeof tonight;
  versions: typeof versions;
};

/** Every text of the interface but the help, which is fetched article by article. */
export type Texts = FirstTexts & MoreTexts;
