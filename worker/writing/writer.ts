import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { PauseLength } from '../../shared/markup/sizePauses.ts';
import type { Clock } from '../../shared/markup/clock.ts';
import type { AddressForm } from '../../shared/vocabulary.ts';
import type { ScriptPlan, SectionPlan } from './plan.ts';

/** What both writers are asked for; a person's words are data in it, never instructions. */
export type Assignment = {
  readonly request: GenerateBody;
  readonly address: AddressForm;
  readonly clock: Clock;
  readonly plan: ScriptPlan;
  /** Drives every choice of the composer; kept with the script. */
  readonly seed: string;
  /** Whether the plan pays for the stronger model. */
  readonly advanced: boolean;
};

/** One sentence, spoken as it stands, and the silence that it wants after it; `none` is a breath only. */
export type DraftSentence = { readonly text: string; readonly pause: PauseLength | 'none'; readonly endsParagraph: boolean };

export type Title = { readonly title: string; readonly sections: readonly string[] };

export type SectionBrief = {
  readonly section: SectionPlan & { readonly title: string };
  readonly titles: readonly string[];
  /** Seconds of speech to aim at: the section's share, with what earlier sections left over or took too much. */
  readonly speechSeconds: number;
  /** Finished sections before this one: their sentences in order, and what their writer wanted remembered. */
  readonly before: readonly { readonly sentences: readonly string[]; readonly memory: unknown }[];
};

/** What a section's writer gives back. `memory` is JSON, kept with the section for those that follow, also after a crash. */
export type WrittenSection = { readonly sentences: readonly DraftSentence[]; readonly memory: unknown };

export type ModelCall = {
  readonly purpose: 'outline' | 'section' | 'more';
  readonly model: string;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
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

/** The one port behind which scripts are written. Throws `PassingFault` or `GiveUpError`; an abort throws the signal's reason. */
export type Writer = {
  readonly name: 'composer' | 'model';
  /** The phrase library's version, or the model's name. */
  detail(assignment: Assignment): string;
  title(assignment: Assignment, hooks: Hooks): Promise<Title>;
  write(assignment: Assignment, brief: SectionBrief, hooks: Hooks): Promise<WrittenSection>;
};
