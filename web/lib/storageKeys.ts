/** Everything this client keeps in the browser. */
export const storageKeys = {
  theme: 'stillpoint.theme',
  contrast: 'stillpoint.contrast',
  language: 'stillpoint.language',
  sidebar: 'stillpoint.sidebar',
  returnTo: 'stillpoint.returnTo',
  /** A request that is not sent yet, one for each account. */
  draft: (accountId: string) => `stillpoint.draft.${accountId}`,
} as const;
