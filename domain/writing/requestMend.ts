import type { Task } from '../compute/Task.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import type { Drafted } from './draftSection.ts';
import { GiveUpError } from './faults.ts';
import { mendSection } from './mendSection.ts';
import type { mendSectionTask, mendTextTask, Outcome } from './mendTasks.ts';
import { mendText, type MendedText } from './mendText.ts';
import type { Checked } from './writer.ts';

/** Characters of a text that a worker checks and fixes without holding up its other work: a script of fifteen minutes has fewer. */
const maxInline = 10_000;

const file = new URL('./mendTasks.ts', import.meta.url);
const whole: Task<typeof mendTextTask> = { file, name: 'mendTextTask' };
const part: Task<typeof mendSectionTask> = { file, name: 'mendSectionTask' };

/** `mendText`, on a thread where the text is long: an hour's is checked several times over when something has to be fixed. */
export async function requestMendedText(
  texts: ThreadPool,
  owner: string,
  drafted: readonly Drafted[],
  its: Checked,
): Promise<MendedText> {
  // What a section's writer remembers is of no use here, and would have to be copied.
  const saved = drafted.map(({ memory: _memory, ...section }) => section);
  const checked = pick(its);
  if (saved.reduce((sum, { content }) => sum + content.length, 0) <= maxInline) return mendText(saved, checked);
  return settle(await texts.run(whole, { saved, checked }, { owner }));
}

/** `mendSection`, on a thread where the text around the section is long. */
export async function requestMendedSection(
  texts: ThreadPool,
  owner: string,
  { content, section, checked }: { readonly content: string; readonly section: Drafted; readonly checked: Checked },
): Promise<Drafted> {
  if (content.length <= maxInline) return mendSection(content, section, checked);
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
