import type { ArticleId } from './articles.ts';

const sections: readonly (readonly [start: string, article: ArticleId])[] = [
  ['/script-generator', 'request'],
  ['/simple-generator', 'request'],
  ['/create-script', 'request'],
  ['/edit/', 'editing'],
  ['/script-editor', 'editing'],
  ['/scripts/', 'writing'],
  ['/scripts', 'library'],
  ['/templates', 'library'],
  ['/favorites', 'library'],
  ['/collections', 'library'],
  ['/transactions', 'credits'],
  ['/pricing', 'credits'],
  ['/database-pricing', 'credits'],
  ['/unified-pricing', 'credits'],
  ['/premium', 'credits'],
  ['/subscription', 'credits'],
  ['/account/subscription', 'credits'],
  ['/checkout', 'credits'],
  ['/profile', 'account'],
  ['/settings', 'account'],
  ['/language', 'account'],
  ['/accessibility', 'access'],
  ['/visual-demo', 'access'],
];

const versions = /^\/scripts\/[^/]+\/versions$/u;
/** A script that is read aloud. */
const reader = /^\/scripts\/[^/]+\/read$/u;

/** The page of the help that speaks of the page at this address. */
export const articleFor = (pathname: string): ArticleId =>
  (versions.test(pathname) ? 'versions' : undefined) ??
  (reader.test(pathname) ? 'clock' : undefined) ??
  sections.find(([start]) => pathname === start || pathname.startsWith(start.endsWith('/') ? start : `${start}/`))?.[1] ??
  'start';
