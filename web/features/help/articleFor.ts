import * as paths from '../../../shared/paths.ts';
import { isWithin } from '../../lib/isWithin.ts';
import type { ArticleId } from './articles.ts';

/** What speaks of an address and of all below it; the first that fits counts. */
const sections: readonly (readonly [path: string, article: ArticleId])[] = [
  [paths.versions, 'versions'],
  [paths.reader, 'clock'],
  [paths.tonight, 'clock'],
  [paths.generator, 'request'],
  [paths.simpleGenerator, 'request'],
  [paths.quickScript, 'request'],
  [paths.editor, 'editing'],
  [paths.ownScript, 'editing'],
  [paths.script, 'writing'],
  [paths.scripts, 'library'],
  [paths.templates, 'library'],
  [paths.favorites, 'library'],
  [paths.collections, 'library'],
  [paths.transactions, 'credits'],
  [paths.pricing, 'credits'],
  [paths.databasePricing, 'credits'],
  [paths.unifiedPricing, 'credits'],
  [paths.premium, 'credits'],
  [paths.subscription, 'credits'],
  [paths.accountSubscription, 'credits'],
  [paths.checkout, 'credits'],
  [paths.profile, 'account'],
  [paths.settings, 'account'],
  [paths.language, 'account'],
  [paths.accessibility, 'access'],
  [paths.visualDemo, 'access'],
];

/** The page of the help that speaks of the page at this address. */
export const articleFor = (pathname: string): ArticleId => sections.find(([path]) => isWithin(path, pathname))?.[1] ?? 'start';
