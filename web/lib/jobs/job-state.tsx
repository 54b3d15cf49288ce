/** How far a job is, or why it stopped and what can be done: go on, or finish or undo another that is in its way. */

import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { JobProgressBar } from '../../ui/job-progress.tsx';
import { showToast } from '../../ui/toasts.ts';
import { jobOf } from '../api/run-job.ts';
import type { RunningJob } from '../api/use-job.ts';

interface JobStateProps {
  readonly tournamentId: number;
  readonly job: RunningJob;
  /** What is being done, as in 'Creando los partidos'. */
  readonly progressLabel: string;
}

export function JobState({ tournamentId, job, progressLabel }: JobStateProps) {
  const { progress, failure } = job;
  const resolve = (action: 'continue' | 'undo') => resolveJob(job, tournamentId, action);
  if (progress) return <JobProgressBar label={progressLabel} {...progress} />;
  return (
    <>
      <FormProblem failure={failure} />
      {failure?.isOtherLeftAlone && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => resolve('continue')}>Terminar ese cambio</Button>
          <Button onClick={() => resolve('undo')}>Deshacer ese cambio</Button>
        </div>
      )}
    </>
  );
}

/** Finishes or undoes the job of the tournament that is under way. */
export const resolveJob = (
  job: RunningJob,
  tournamentId: number,
  action: 'continue' | 'undo',
  onDone: () => void = () => undefined,
): void =>
  void job.run(
    jobOf('POST /tournaments/{id}/fixture/job', tournamentId, { action }),
    action === 'continue' ? 'No se pudo terminar el cambio' : 'No se pudo deshacer el cambio',
    ({ message }) => {
      showToast(message);
      onDone();
    },
  );
