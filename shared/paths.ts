/**
 * Every address of the application: the browser's routes stand at them, links, mails and redirects lead to them. `:name` is a
 * parameter, which `pathTo` fills. Imported as a whole (`import * as paths`), so that a page brings only those it names.
 */
export const home = '/';

export const generator = '/script-generator';
export const simpleGenerator = '/simple-generator';
/** Begins with what a quick action chose. */
export const quickScript = '/create-script';
/** A script to fall asleep by, read while it is written. */
export const tonight = '/tonight';
/** A script of one's own, before it has an id. */
export const ownScript = '/script-editor';

export const scripts = '/scripts';
export const script = '/scripts/:id';
export const versions = '/scripts/:id/versions';
export const reader = '/scripts/:id/read';
export const editor = '/edit/:id';

export const favorites = '/favorites';
export const collections = '/collections';
export const collection = '/collections/:id';

export const templates = '/templates';
export const newTemplate = '/templates/new';
export const template = '/templates/:id';
export const editedTemplate = '/templates/:id/edit';

export const transactions = '/transactions';
export const pricing = '/pricing';
export const databasePricing = '/database-pricing';
export const premium = '/premium';
export const unifiedPricing = '/unified-pricing';
export const subscription = '/subscription';
export const accountSubscription = '/account/subscription';
export const buyCredits = '/buy-credits';
export const checkout = '/checkout';

export const profile = '/profile';
export const settings = '/settings';
export const accessibility = '/accessibility';
export const language = '/language';

export const privacy = '/privacy';
export const terms = '/terms';
export const imprint = '/imprint';

export const help = '/help';
export const helpArticle = '/help/:article';
export const visualDemo = '/visual-demo';

export const auth = '/auth';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const confirmEmail = '/confirm-email';

/** Addresses that lead on to another. */
export const dashboard = '/dashboard';
export const pricingTest = '/pricing-test';
export const generate = '/generate';
export const enhancedGenerator = '/enhanced-script-generator';
export const editedScript = '/edit-script/:id';
export const scriptEditor = '/script-editor/:id';
