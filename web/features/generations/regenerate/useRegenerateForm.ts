import { useState } from 'react';
import { isOpen } from '../../../../shared/generations.schema.ts';
import type { PlanId } from '../../../../shared/plans.ts';
import type { AnswerOf } from '../../../../shared/route.ts';
import type { regenerateScript } from '../../../../shared/routes/generations.routes.ts';
import type { Script, Section } from '../../../../shared/scripts.schema.ts';
import { useHeldValue } from '../../../lib/useHeldValue.ts';
import { costOfRewriting, firstInput, problemOf, toRegenerateBody, type RegenerationInput } from './regenerationInput.ts';
import { useRegenerateScript } from './useRegenerateScript.ts';
import { useRewriteReason } from './useRewriteReason.ts';

export type Regeneration = {
  readonly script: Script;
  /** The section to write again, as it was when it was chosen; `null` for the whole. */
  readonly section: Section | null;
  readonly plan: PlanId;
  readonly available: number | undefined;
  readonly onAccepted: (accepted: AnswerOf<typeof regenerateScript>) => void;
};

/** What is asked of the next text, what it costs, why it cannot be asked for, and the asking. */
export function useRegenerateForm({ script, section, plan, available: present, onAccepted }: Regeneration) {
  const [input, setInput] = useState<RegenerationInput>(() => firstInput(section));
  const [isForPractice, setForPractice] = useState(false);
  const regenerate = useRegenerateScript(script.id);
  // Until the dialog is gone, what was sent is judged neither by the balance after it nor by its being under way.
  const isSent = regenerate.isPending || regenerate.isSuccess;
  const available = useHeldValue(present, isSent);
  const cost = costOfRewriting(script, section, input);
  const problem = problemOf(script, section, input, plan);
  const isBusy = script.generation !== null && isOpen(script.generation);
  const isElsewhere = section !== null && script.sections[section.position - 1]?.content !== section.content;
  const refusal = useRewriteReason({ problem, isBusy, isElsewhere, available, cost, plan });
  const reason = isSent ? null : refusal;
  return {
    input,
    cost,
    /** Credits at hand; of a request that was sent those that there were before it. */
    available,
    problem,
    /** Why it cannot be sent now; `null` when it can. */
    reason,
    isForPractice,
    isSent,
    error: regenerate.error,
    // What the server refused was the input as it was.
    change: (changed: Partial<RegenerationInput>): void => {
      if (regenerate.isError) regenerate.reset();
      setInput({ ...input, ...changed });
    },
    send: (forPractice: boolean): void => {
      if (reason !== null || isSent) return;
      setForPractice(forPractice);
      regenerate.mutate(toRegenerateBody(script, section, input, forPractice), { onSuccess: onAccepted });
    },
  };
}
