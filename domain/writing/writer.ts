import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { SteeringWord } from '../../shared/steering.schema.ts';
import type { PauseLength } from '../../shared/markup/sizePauses.ts';
import type { Clock } from '../../shared/markup/clock.ts';
import type { AddressForm } from '../../shared/vocabulary.ts';
import type { ScriptPlan, SectionPlan } from './plan.ts';

/** What both writers are asked for; a person's words are data in it, never instructions. */
export type Assignment = {
  readonly request: GenerateBody;
  readonly address: AddressForm;
  /** The person's own, in percent; clock and plan go by it, and so do the checks. */
  readonly readingSpeed: number;
  readonly clock: Clock;
  readonly plan: ScriptPlan;
  /** Drives every choice of the composer; kept with the script. */
  readonly seed: string;
  /** Phrases of this account's last scripts, by the ids that the composer remembers them with: said again only where nothing else is left. */
  readonly recent: ReadonlySet<string>;
  /** Whether the plan pays for the stronger model. */
  readonly advanced: boolean;
  /** Set where a text is written again: what the person wants to be different, in their words. */
  readonly regeneration?: { readonly instruction: string | null };
  /** What `title` wanted remembered, as it was saved with the outline; `undefined` until there is one. */
  readonly outlineMemory?: unknown;
};

/** What the checks go by, of what was asked for. */
export type Checked = Pick<Assignment, 'request' | 'address' | 'readingSpeed' | 'clock' | 'plan'>;

/** One sentence, spoken as it stands, and the silence that it wants after it; `none` is a breath only. */
export type DraftSentence = {
  readonly text: string;
  readonly pause: PauseLength | 'none';
  readonly endsParagraph: boolean;
  /** Whole seconds that this silence lasts, whatever the section's other ones do. */
  readonly silenceSeconds?: number;
};

/** What a script and its sections are called. `memory` is JSON, kept with the outline for the sections, also after a crash. */
export type Title = {
  readonly title: string;
  readonly sections: readonly string[];
  /** The words of the request that steer the script; `null` where the writer reads the whole request. */
  readonly steering: readonly SteeringWord[] | null;
  readonly memory?: unknown;
};

export type SectionBrief = {
  readonly section: SectionPlan & { readonly title: string };
  readonly titles: readonly string[];
  /** Seconds of speech to aim at: the section's share, with what earlier sections left over or took too much. */
  readonly speechSeconds: number;
  /** Finished sections before this one: their sentences in order, and what their writer wanted remembered. */
  readonly before: readonly { readonly sentences: readonly string[]; readonly memory: unknown }[];
  /** Set where this one section is written again, in a text that is there. */
  readonly surroundings?: Surroundings;
};

/** What stands around a section that is written again, as sentences, whoever wrote them. */
export type Surroundings = {
  /** All that the script says elsewhere, and what other proposals for the section say: not to be said again. */
  readonly said: readonly string[];
  /** What the section says now: better not to be said again. */
  readonly replaced: readonly string[];
};

/** What a section's writer gives back. `memory` is JSON, kept with the section for those that follow, also after a crash. */
export type WrittenSection = { readonly sentences: readonly DraftSentence[]; readonly memory: unknown };

export type ModelCall = {
  readonly purpose: 'outline' | 'section' | 'more';
  readonly model: string;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** US dollars; `null` where neither the service nor a setting tells. */
  readonly costUsd: number | null;
  readonly milliseconds: number;
  readonly outcome: string;
};

export type Hooks = {
  /** Fires when the lease is lost, the person cancels, or the worker is told to stop. */
  readonly signal: AbortSignal;
  /** The section's text so far, as it grows. */
  readonly onText: (text: string) => void;
  readonly onCall: (call: ModelCall) => Promise<void>;
};

/** The one port behind which scripts are written. Throws `TemporaryFailure` or `GiveUpError`; an abort throws the signal's reason. */
export type Writer = {
  readonly name: 'composer' | 'model';
  /** The phrase library's version, or the model's name. */
  detail(assignment: Assignment): string;
  title(assignment: Assignment, hooks: Hooks): Promise<Title>;
  write(assignment: Assignment, brief: SectionBrief, hooks: Hooks): Promise<WrittenSection>;
};
