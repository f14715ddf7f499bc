import * as z from 'zod/mini';
import { durationMinutes, type GenerateBody } from '../../../shared/generations.schema.ts';
import type { Settings } from '../../../shared/settings.schema.ts';
import { chosenSubjects } from '../../../shared/subjects/chosenSubjects.ts';
import {
  addressForms,
  addressFormsOf,
  approaches,
  avoidableSubjects,
  bodyLimits,
  instructions,
  intensities,
  languages,
  needs,
  scriptTypes,
  styles,
  themes,
  type Language,
} from '../../../shared/vocabulary.ts';

/** What may be chosen of needs; `none` is none, whatever the words say. */
export const chosenNeeds = ['none', ...needs] as const;

/** What the form holds: every field is there, empty or not, and may be half written. */
export const Answers = z.object({
  type: z.enum(scriptTypes),
  theme: z.nullable(z.enum(themes)),
  description: z.string(),
  duration: z.int().check(z.minimum(durationMinutes.min), z.maximum(durationMinutes.max)),
  approach: z.enum(approaches),
  style: z.enum(styles),
  intensity: z.enum(intensities),
  language: z.enum(languages),
  address: z.nullable(z.enum(addressForms)),
  audience: z.string(),
  goal: z.string(),
  listenerName: z.string(),
  personalization: z.string(),
  /** `null` where theme and words decide. */
  endsAsleep: z._default(z.nullable(z.boolean()), null),
  /** `null` where the words decide. */
  need: z._default(z.nullable(z.enum(chosenNeeds)), null),
  /** `null` where the words decide. */
  body: z._default(z.nullable(z.array(z.enum(bodyLimits))), null),
  /** `null` where the words decide. */
  instructions: z._default(z.nullable(z.array(z.enum(instructions))), null),
  /** Seconds, 0 for none; `null` where the words decide. */
  endSilence: z._default(z.nullable(z.int()), null),
  avoid: z.array(z.enum(avoidableSubjects)),
  /** What the texts refuse and the person took off the list. */
  keep: z._default(z.array(z.enum(avoidableSubjects)), []),
  /** Details that the texts name and the script does not say. */
  leaveOutDetails: z._default(z.array(z.string()), []),
  title: z.string(),
  includeMetaphors: z.boolean(),
  includeBreathing: z.boolean(),
  advancedVisualization: z.boolean(),
  additionalInstructions: z.string(),
  approveOutline: z.boolean(),
});
export type Answers = z.infer<typeof Answers>;

export const firstAnswers = (language: Language): Answers => ({
  type: 'meditation',
  theme: null,
  description: '',
  duration: 10,
  approach: 'calm',
  style: 'gentle',
  intensity: 'moderate',
  language,
  address: null,
  audience: '',
  goal: '',
  listenerName: '',
  personalization: '',
  endsAsleep: null,
  need: null,
  body: null,
  instructions: null,
  endSilence: null,
  avoid: [],
  keep: [],
  leaveOutDetails: [],
  title: '',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
  additionalInstructions: '',
  approveOutline: false,
});

/** The same with a person's own defaults. */
export const presetAnswers = (
  interfaceLanguage: Language,
  {
    defaultStyle,
    defaultApproach,
    defaultScriptLanguage,
  }: Pick<Settings, 'defaultStyle' | 'defaultApproach' | 'defaultScriptLanguage'>,
): Answers => ({
  ...firstAnswers(defaultScriptLanguage === 'interface' ? interfaceLanguage : defaultScriptLanguage),
  style: defaultStyle,
  approach: defaultApproach,
});

/** A text as a request carries it; what is empty is left out. */
const filled = <K extends string>(name: K, value: string): { [N in K]?: string } =>
  value.trim() === '' ? {} : ({ [name]: value.trim() } as { [N in K]: string }); // a computed key loses its name

/** The request that the answers make. Without a theme there is none. */
export function toBody(answers: Answers): GenerateBody | null {
  const {
    type,
    theme,
    duration,
    language,
    style,
    approach,
    intensity,
    includeMetaphors,
    includeBreathing,
    advancedVisualization,
    address,
    avoid,
    keep,
    need,
    endsAsleep,
    body,
    instructions: instructed,
    endSilence,
    leaveOutDetails,
  } = answers;
  if (theme === null) return null;
  const hasForms = addressFormsOf[language].length > 1;
  return {
    type,
    theme,
    duration,
    language,
    style,
    approach,
    intensity,
    includeMetaphors,
    includeBreathing,
    advancedVisualization,
    ...filled('title', answers.title),
    ...filled('description', answers.description),
    ...filled('goal', answers.goal),
    ...filled('audience', answers.audience),
    ...filled('listenerName', answers.listenerName),
    ...filled('personalization', answers.personalization),
    ...filled('additionalInstructions', answers.additionalInstructions),
    ...(answers.approveOutline && { approveOutline: true }),
    ...(address !== null && hasForms && { address }),
    ...(endsAsleep !== null && { endsAsleep }),
    ...(need !== null && { need: need === 'none' ? null : need }),
    ...(body !== null && { body }),
    ...(instructed !== null && { instructions: instructed }),
    ...(endSilence !== null && { endSilence: endSilence === 0 ? null : endSilence }),
    ...(avoid.length > 0 && { avoidSubjects: avoid }),
    ...(keep.length > 0 && { keepSubjects: keep }),
    ...(leaveOutDetails.length > 0 && { leaveOutDetails }),
  };
}

/** The answers that an earlier request was made of, to ask again. */
export function fromBody({ forPractice: _practice, ...body }: GenerateBody): Answers {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const need = body.need === null ? 'none' : (body.need ?? null);
  return Answers.parse({
    ...firstAnswers(body.language),
    ...given,
    need,
    endSilence: body.endSilence === null ? 0 : (body.endSilence ?? null),
    avoid: chosenSubjects(body),
    keep: body.keepSubjects ?? [],
  });
}
