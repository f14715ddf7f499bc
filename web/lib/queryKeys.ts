import type { ScriptListOptions } from '../../shared/scriptFilters.ts';
import type { Language } from '../../shared/vocabulary.ts';

/** The names of everything in the cache, so that events and calls use the same keys. */
export const queryKeys = {
  user: ['user'],
  sessions: ['sessions'],
  credits: ['credits'],
  settings: ['settings'],
  transactions: ['transactions'],
  stats: ['stats'],
  usage: ['usage'],
  subscription: ['subscription'],
  scripts: ['scripts'],
  /** All lists of scripts; each is kept under what it was asked for. */
  scriptList: ['scripts', 'list'],
  scriptListOf: (list: ScriptListOptions) => ['scripts', 'list', list] as const,
  collectionList: ['collections', 'list'],
  collection: (id: string) => ['collections', 'one', id] as const,
  collectionsOf: (scriptId: string) => ['collections', 'of', scriptId] as const,
  script: (id: string) => ['scripts', 'one', id] as const,
  suggestions: (id: string, position: object) => ['suggestions', id, position] as const,
  /** All that is kept of a script's versions: the list, and each that was looked at. */
  versions: (scriptId: string) => ['versions', scriptId] as const,
  versionList: (scriptId: string) => ['versions', scriptId, 'list'] as const,
  version: (scriptId: string, id: string) => ['versions', scriptId, 'one', id] as const,
  variants: (scriptId: string) => ['versions', scriptId, 'variants'] as const,
  liveText: (id: string) => ['scripts', 'live', id] as const,
  activeGenerations: ['generations', 'active'],
  notifications: ['notifications'],
  resetLink: (token: string) => ['resetLink', token] as const,
  confirmationLink: (token: string) => ['confirmationLink', token] as const,
  templateLists: ['templates', 'list'],
  templateList: (filters: object) => ['templates', 'list', filters] as const,
  template: (id: string) => ['templates', 'one', id] as const,
  generation: (id: string) => ['generations', 'one', id] as const,
  /** The words of the subjects that a script can leave out, in one language. */
  subjects: (language: Language) => ['subjects', language] as const,
} as const;
