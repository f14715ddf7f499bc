import type { SsmlDialect } from '../../shared/exports.schema.ts';
import type { Language } from '../../shared/vocabulary.ts';

export type Dialect = {
  /** Seconds that one break may last. */
  readonly maxBreak: number;
  /** Breaks that may follow each other; what is left of a pause is listed as silence. */
  readonly maxBreaks: number;
  /** What `speak` carries besides its language. */
  readonly attributes: string;
  /** Whether it knows `p` and `s`, and the element that marks a position. */
  readonly structure: 'full' | 'none';
  readonly bookmark: ((name: string) => string) | null;
  /** Whether `meta` may stand in it; else the marking is a comment before the root. */
  readonly meta: boolean;
  /** The voice that has to be named. */
  readonly voice: Readonly<Record<Language, string>> | null;
};

const synthesis = 'version="1.0" xmlns="http://www.w3.org/2001/10/synthesis"';
const mark = (name: string): string => `<mark name="${name}"/>`;

/**
 * What the services themselves write of `break` (all but what is said of Google's ten seconds):
 * - `generic`: W3C SSML 1.1 (https://www.w3.org/TR/speech-synthesis11/#S3.2.3) sets no limit; ours is a marker's 30 s.
 * - `azure`: "Valid values range from 0 to 20000 milliseconds", a longer one is cut to that; every text is inside a `voice`
 *   (https://learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-structure#add-a-break).
 * - `google`: the reference names no limit, its example is of 3 s (https://cloud.google.com/text-to-speech/docs/ssml). That
 *   breaks are cut beyond 10 s is what users report; several short ones are as long, so there is nothing to lose by it.
 * - `polly`: "The maximum duration is 10s"; voices of the generative kind know `time` in part only
 *   (https://docs.aws.amazon.com/polly/latest/dg/break-tag.html).
 * - `elevenlabs`: "pauses up to 3 seconds", nothing else of SSML, and none of it for Eleven v3; "too many break tags in a
 *   single generation can cause instability", so that three in a row are our limit
 *   (https://elevenlabs.io/docs/overview/capabilities/text-to-speech/best-practices#pauses,
 *   https://help.elevenlabs.io/hc/en-us/articles/24352686926609).
 */
export const ssmlRules: Readonly<Record<SsmlDialect, Dialect>> = {
  generic: {
    maxBreak: 30,
    maxBreaks: 1,
    attributes: 'version="1.1" xmlns="http://www.w3.org/2001/10/synthesis"',
    structure: 'full',
    bookmark: mark,
    meta: true,
    voice: null,
  },
  azure: {
    maxBreak: 20,
    maxBreaks: Number.POSITIVE_INFINITY,
    attributes: synthesis,
    structure: 'full',
    bookmark: (name) => `<bookmark mark="${name}"/>`,
    meta: false,
    voice: {
      en: 'en-US-JennyNeural',
      fr: 'fr-FR-DeniseNeural',
      es: 'es-ES-ElviraNeural',
      de: 'de-DE-KatjaNeural',
      it: 'it-IT-ElsaNeural',
      pt: 'pt-BR-FranciscaNeural',
    },
  },
  google: {
    maxBreak: 10,
    maxBreaks: Number.POSITIVE_INFINITY,
    attributes: '',
    structure: 'full',
    bookmark: mark,
    meta: false,
    voice: null,
  },
  polly: {
    maxBreak: 10,
    maxBreaks: Number.POSITIVE_INFINITY,
    attributes: synthesis,
    structure: 'full',
    bookmark: mark,
    meta: false,
    voice: null,
  },
  elevenlabs: {
    maxBreak: 3,
    maxBreaks: 3,
    attributes: '',
    structure: 'none',
    bookmark: null,
    meta: false,
    voice: null,
  },
};
