import type { CDPSession } from '@playwright/test';
import * as z from 'zod';

const TraceEvent = z.object({
  name: z.enum(['RunTask', 'EventDispatch', 'Commit']),
  ph: z.literal('X'),
  /** Microseconds. */
  ts: z.number(),
  dur: z.number(),
  pid: z.number(),
  tid: z.number(),
  args: z.object({ data: z.object({ type: z.string() }).optional() }),
});
/** A task of a thread, an event that was handed to the page, or a frame that was handed to the compositor. */
export type TraceEvent = z.infer<typeof TraceEvent>;

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Has the browser note its work meanwhile; gives it in order. */
export async function recordTrace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }): void => {
    for (const one of value) {
      const { success, data } = TraceEvent.safeParse(one);
      if (success) events.push(data);
    }
  };
  session.on('Tracing.dataCollected', collect);
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await work();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return events.toSorted((a, b) => a.ts - b.ts);
}
