import type { ReactNode } from 'react';
import { useActiveGenerations } from '../../../features/generations/useActiveGenerations.ts';
import { RunningJob } from './RunningJob.tsx';

/** Everything that is being written now. */
export function RunningJobs(): ReactNode {
  const { data: jobs = [] } = useActiveGenerations();
  return jobs.map((job) => <RunningJob key={job.id} job={job} />);
}
