import * as paths from '../../../shared/paths.ts';
import { isWithin } from '../../lib/isWithin.ts';
import type { IconName } from '../../ui/iconPaths.tsx';

type NavItem = {
  readonly icon: IconName;
  readonly key:
    | 'home'
    | 'templates'
    | 'create'
    | 'tonight'
    | 'favorites'
    | 'collections'
    | 'scripts'
    | 'profile'
    | 'settings'
    | 'accessibility'
    | 'language'
    | 'pricing'
    | 'buyCredits'
    | 'credits'
    | 'help';
  readonly to: string;
  /** Paths beside its own at which one is "here"; with a parameter, below them too. */
  readonly also?: readonly string[];
};
type NavGroup = { readonly key: 'main' | 'personal' | 'subscription' | 'support'; readonly items: readonly NavItem[] };

/** Where one can go, by groups (specification, section 2). Only what exists is listed. */
export const navigation: readonly NavGroup[] = [
  {
    key: 'main',
    items: [
      { icon: 'home', key: 'home', to: paths.home },
      { icon: 'pen', key: 'create', to: paths.generator, also: [paths.simpleGenerator, paths.quickScript] },
      { icon: 'moon', key: 'tonight', to: paths.tonight },
      { icon: 'layers', key: 'templates', to: paths.templates, also: [paths.template] },
      { icon: 'book', key: 'scripts', to: paths.scripts, also: [paths.script, paths.editor] },
      { icon: 'heart', key: 'favorites', to: paths.favorites },
      { icon: 'folder', key: 'collections', to: paths.collections, also: [paths.collection] },
    ],
  },
  {
    key: 'personal',
    items: [
      { icon: 'user', key: 'profile', to: paths.profile },
      { icon: 'sliders', key: 'settings', to: paths.settings },
      { icon: 'person', key: 'accessibility', to: paths.accessibility },
      { icon: 'globe', key: 'language', to: paths.language },
    ],
  },
  {
    key: 'subscription',
    items: [
      {
        icon: 'tag',
        key: 'pricing',
        to: paths.unifiedPricing,
        also: [
          paths.pricing,
          paths.premium,
          paths.databasePricing,
          paths.subscription,
          paths.accountSubscription,
          paths.checkout,
        ],
      },
      { icon: 'plus', key: 'buyCredits', to: paths.buyCredits },
      { icon: 'coins', key: 'credits', to: paths.transactions },
    ],
  },
  {
    key: 'support',
    items: [{ icon: 'help', key: 'help', to: paths.help, also: [paths.helpArticle] }],
  },
];

export const isHere = (item: NavItem, pathname: string): boolean =>
  [item.to, ...(item.also ?? [])].some((path) => (path.includes(':') ? isWithin(path, pathname) : path === pathname));
