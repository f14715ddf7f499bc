import type { Assignment, Hooks, SectionBrief } from '../../../../domain/writing/writer.ts';
import type { Notes } from '../outline/notes.ts';
import type { ModelCaller } from '../service/createModelCaller.ts';
import type { Speech } from '../text/isSpeakable.ts';

/** All that the writing of one section needs. */
export type SectionWork = {
  readonly call: ModelCaller;
  readonly model: string;
  /** For the section as a whole, with all its calls. */
  readonly sectionSeconds: number;
  readonly assignment: Assignment;
  readonly brief: SectionBrief;
  readonly notes: Notes;
  readonly speech: Speech;
  readonly hooks: Hooks;
};
