import type { Task } from '../compute/Task.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import type { Drafted } from './draftSection.ts';
import { GiveUpError } from './failures.ts';
import { fixSection } from './fixSection.ts';
import type { fixSectionTask, fixTextTask, Outcome } from './fixTasks.ts';
import { fixText, type FixedText } from './fixText.ts';
import type { Checked } from './writer.ts';

/** Characters of a text that a worker checks and fixes without holding up its other work: a script of fifteen minutes has fewer. */
const maxInline = 10_000;

const file = new URL('./fixTasks.ts', import.meta.url);
const whole: Task<typeof fixTextTask> = { file, name: 'fixTextTask' };
const part: Task<typeof fixSectionTask> = { file, name: 'fixSectionTask' };

/** `fixText`, on a thread where the text is long: an hour's is checked several times over when something has to be fixed. */
export async function requestFixedText(
  texts: ThreadPool,
  owner: string,
  drafted: readonly Drafted[],
  its: Checked,
): Promise<FixedText> {
  // What a section's writer remembers is of no use here, and would have to be copied.
  const saved = drafted.map(({ memory: _memory, ...section }) => section);
  const checked = pick(its);
  if (saved.reduce((sum, { content }) => sum + content.length, 0) <= maxInline) return fixText(saved, checked);
  return settle(await texts.run(whole, { saved, checked }, { owner }));
}

/** `fixSection`, on a thread where the text around the section is long. */
export async function requestFixedSection(
  texts: ThreadPool,
  owner: string,
  { content, section, checked }: { readonly content: string; readonly section: Drafted; readonly checked: Checked },
): Promise<Drafted> {
  if (content.length <= maxInline) return fixSection(content, section, checked);
  return settle(await texts.run(part, { content, section, checked: pick(checked) }, { owner }));
}

const pick = ({ request, address, readingSpeed, clock, plan }: Checked): Checked => ({
  request,
  address,
  readingSpeed,
  clock,
  plan,
});

function settle<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new GiveUpError('CHECKS_FAILED', outcome.refused);
  return outcome.done;
}
