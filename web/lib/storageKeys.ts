/** Everything this client keeps in the browser. */
export const storageKeys = {
  /** Looks too; `web/public/theme-start.js` reads them before anything is painted. */
  settings: 'stillpoint.settings',
  language: 'stillpoint.language',
  sidebar: 'stillpoint.sidebar',
  returnTo: 'stillpoint.returnTo',
  /** News that was shown as the page was left for another one. */
  toast: 'stillpoint.toast',
  /** A page that was loaded apart was left for another one. */
  followed: 'stillpoint.followed',
  quickAction: 'stillpoint.quickAction',
  /** The account that was opened in this browser and has not been welcomed yet. */
  welcome: 'stillpoint.welcome',
  /** The way to the plans was closed in this browser. */
  goPremiumClosed: 'stillpoint.goPremiumClosed',
  /** A request that is not sent yet, one for each account. */
  draft: (accountId: string) => `stillpoint.draft.${accountId}`,
  /** One sentence of the simple generator that is not in the form yet. */
  wish: (accountId: string) => `stillpoint.wish.${accountId}`,
  /** A template that is not saved yet, by its id or `new`. */
  templateDraft: (accountId: string, id: string) => `stillpoint.templateDraft.${accountId}.${id}`,
  /** What one says of oneself and has not saved. */
  profileDraft: (accountId: string) => `stillpoint.profileDraft.${accountId}`,
  /** The name of a browser tab, which stays over a reload. */
  tab: 'stillpoint.tab',
  /** All texts that an account has in editors. */
  editDrafts: (accountId: string) => `stillpoint.edit.${accountId}.`,
  /** A script's text as it stands in the editor of one tab. */
  editDraft: (accountId: string, scriptId: string, tab: string) => `stillpoint.edit.${accountId}.${scriptId}.${tab}`,
  /** A script of one's own that is not begun yet. */
  newScript: (accountId: string) => `stillpoint.newScript.${accountId}`,
  /** The key of a request to write a script again whose answer has not come. */
  regeneration: (scriptId: string) => `stillpoint.regeneration.${scriptId}`,
  /** The key of a request for tonight whose answer has not come. */
  tonight: (accountId: string) => `stillpoint.tonight.${accountId}`,
  /** The writing again whose end was read and put away. */
  rewrittenSeen: (scriptId: string) => `stillpoint.rewrittenSeen.${scriptId}`,
  /** How a script was exported last on this device. */
  exporting: 'stillpoint.export',
  /** How one reads aloud on this device, and where each script was left. */
  readingManner: 'stillpoint.readingManner',
  reading: (scriptId: string) => `stillpoint.reading.${scriptId}`,
} as const;
