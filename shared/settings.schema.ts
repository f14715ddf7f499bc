import * as z from 'zod/mini';
import { notificationTypes, type NotificationType } from './notifications.schema.ts';
import { approaches, languages, styles } from './vocabulary.ts';

export const colorThemes = ['light', 'dark', 'system'] as const;
export const contrasts = ['system', 'normal', 'more'] as const;
export const fontSizes = ['small', 'medium', 'large', 'larger'] as const;
/** Inter and Newsreader are the product's own faces, Atkinson Hyperlegible tells similar letters apart, `system` is the device's. */
export const fontFamilies = ['inter', 'newsreader', 'atkinson', 'system'] as const;
export const motions = ['system', 'reduced'] as const;

/** Seconds that each kind of pause may last (specification, section 5). */
export const pauseRanges = {
  defaultPauseShort: { min: 1, max: 10 },
  defaultPauseMedium: { min: 2, max: 20 },
  defaultPauseLong: { min: 5, max: 30 },
} as const;
export const pauseNames = Object.keys(pauseRanges) as PauseName[]; // keys() forgets their type
export type PauseName = keyof typeof pauseRanges;

/** Percent of the product's rate for a kind of script that a person may read at. */
export const readingSpeeds = { min: 50, max: 200 } as const;

const pause = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().check(z.minimum(min), z.maximum(max));

/** Where notifications of one type go. */
const Channels = z.strictObject({ inApp: z.boolean(), email: z.boolean() });
export type Channels = z.infer<typeof Channels>;

/**
 * What a person can set. A field is here once it has an effect that can be seen; `docs/ARCHITECTURE.md` says where
 * each acts, and which of the specification's names it goes by.
 */
const fields = {
  /** Of the interface and of e-mails. */
  language: z.enum(languages),
  theme: z.enum(colorThemes),
  contrast: z.enum(contrasts),
  fontSize: z.enum(fontSizes),
  fontFamily: z.enum(fontFamilies),
  motion: z.enum(motions),
  screenReaderMode: z.boolean(),
  showWordCount: z.boolean(),
  /** Whether the editor saves by itself. */
  autoSave: z.boolean(),
  /** Seconds; beside each other they are the weights by which the next scripts' silence is shared out. */
  defaultPauseShort: pause(pauseRanges.defaultPauseShort),
  defaultPauseMedium: pause(pauseRanges.defaultPauseMedium),
  defaultPauseLong: pause(pauseRanges.defaultPauseLong),
  /** Percent of the product's rate for a kind of script: what the clock goes by. */
  readingSpeed: z.int().check(z.minimum(readingSpeeds.min), z.maximum(readingSpeeds.max)),
  /** What the generator begins with. The specification's "Relaxation" is gentle and calm, the defaults. */
  defaultStyle: z.enum(styles),
  defaultApproach: z.enum(approaches),
  /** `interface` follows `language`. */
  defaultScriptLanguage: z.enum(['interface', ...languages]),
  /** Off silences every type and channel. */
  notifications: z.boolean(),
  /** By type; one that is not named goes everywhere, but that of credits is not mailed. */
  notificationChannels: z.partialRecord(z.enum(notificationTypes), Channels),
};

export const Settings = z.object(fields);
export type Settings = z.infer<typeof Settings>;

export const defaultSettings: Settings = {
  language: 'en',
  theme: 'system',
  contrast: 'system',
  fontSize: 'medium',
  fontFamily: 'inter',
  motion: 'system',
  screenReaderMode: false,
  showWordCount: true,
  autoSave: true,
  defaultPauseShort: 2,
  defaultPauseMedium: 5,
  defaultPauseLong: 10,
  readingSpeed: 100,
  defaultStyle: 'gentle',
  defaultApproach: 'calm',
  defaultScriptLanguage: 'interface',
  notifications: true,
  notificationChannels: {},
};

/** What a person has chosen so far; the rest is as in `defaultSettings`. */
export const ChosenSettings = z.partial(z.object(fields));
export type ChosenSettings = z.infer<typeof ChosenSettings>;

/** Every setting, chosen or not. */
export const withDefaults = (chosen: ChosenSettings): Settings => ({ ...defaultSettings, ...chosen }) as Settings; // JSON leaves out what is undefined

/** `revision` rises with every change; what is not newer than the cache is dropped. */
export const SavedSettings = z
  .object({ revision: z.int(), chosen: ChosenSettings })
  .register(z.globalRegistry, { id: 'Settings' });
export type SavedSettings = z.infer<typeof SavedSettings>;

/** Only the changed fields. Channels are given for each changed type, both at once. */
export const UpdateSettingsBody = z.partial(z.strictObject(fields));
export type UpdateSettingsBody = z.infer<typeof UpdateSettingsBody>;

/** Settings after a change: fields by field, channels by type. */
export const mergeSettings = (chosen: ChosenSettings, changed: ChosenSettings): ChosenSettings => ({
  ...chosen,
  ...changed,
  ...(changed.notificationChannels && {
    notificationChannels: { ...chosen.notificationChannels, ...changed.notificationChannels },
  }),
});

/** Where notifications of a type go, as a person's settings say. */
export function channelsOf(
  { notifications, notificationChannels }: Pick<Settings, 'notifications' | 'notificationChannels'>,
  type: NotificationType,
): Channels {
  if (!notifications) return { inApp: false, email: false };
  return notificationChannels[type] ?? { inApp: true, email: !type.startsWith('credits.') };
}
