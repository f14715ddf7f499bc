import type { IconName } from '../../ui/iconPaths.tsx';

type NavItem = {
  readonly icon: IconName;
  readonly key:
    | 'home'
    | 'templates'
    | 'create'
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
    | 'help'
    | 'visualDemo';
  readonly to: string;
  /** Paths beside its own at which one is "here"; a slash at the end stands for all below. */
  readonly also?: readonly string[];
  /** Marked as new. */
  readonly isNew?: true;
};
type NavGroup = { readonly key: 'main' | 'personal' | 'subscription' | 'support'; readonly items: readonly NavItem[] };

/** Where one can go, by groups (specification, section 2). Only what exists is listed. */
export const navigation: readonly NavGroup[] = [
  {
    key: 'main',
    items: [
      { icon: 'home', key: 'home', to: '/' },
      { icon: 'pen', key: 'create', to: '/script-generator', also: ['/simple-generator', '/create-script'] },
      { icon: 'layers', key: 'templates', to: '/templates', also: ['/templates/'] },
      { icon: 'book', key: 'scripts', to: '/scripts', also: ['/scripts/', '/edit/'] },
      { icon: 'heart', key: 'favorites', to: '/favorites' },
      { icon: 'folder', key: 'collections', to: '/collections', also: ['/collections/'] },
    ],
  },
  {
    key: 'personal',
    items: [
      { icon: 'user', key: 'profile', to: '/profile' },
      { icon: 'sliders', key: 'settings', to: '/settings' },
      { icon: 'person', key: 'accessibility', to: '/accessibility' },
      { icon: 'globe', key: 'language', to: '/language' },
    ],
  },
  {
    key: 'subscription',
    items: [
      {
        icon: 'tag',
        key: 'pricing',
        to: '/unified-pricing',
        also: ['/pricing', '/premium', '/database-pricing', '/subscription', '/account/subscription', '/checkout'],
      },
      { icon: 'plus', key: 'buyCredits', to: '/buy-credits' },
      { icon: 'coins', key: 'credits', to: '/transactions' },
    ],
  },
  {
    key: 'support',
    items: [
      { icon: 'help', key: 'help', to: '/help', also: ['/help/'] },
      { icon: 'sparkle', key: 'visualDemo', to: '/visual-demo', isNew: true },
    ],
  },
];

export const isHere = (item: NavItem, pathname: string): boolean =>
  [item.to, ...(item.also ?? [])].some(
    (path) => path === pathname || (path.length > 1 && path.endsWith('/') && pathname.startsWith(path)),
  );
