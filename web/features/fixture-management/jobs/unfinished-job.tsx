/**
 * A job that this browser began and whose end it did not see, after a reload for example: the user goes on with it or
 * undoes it. Hidden while this page carries out a job of the tournament in some other place.
 */
import { useState } from 'react';
import { type JobRouteKey, type PendingJob, readPendingJob } from '../../../lib/api/pending-job.ts';
import { useIsJobRunning } from '../../../lib/api/run-job.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { JobState, resolveJob } from '../../../lib/jobs/job-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toasts.ts';

const titles: Record<JobRouteKey, string> = {
  'POST /tournaments/{id}/fixture': 'La creación del fixture quedó a medias',
  'DELETE /tournaments/{id}/fixture': 'El borrado de lo que no se jugó quedó a medias',
  'POST /tournaments/{id}/fixture/postpone': 'La postergación quedó a medias',
  'POST /tournaments/{id}/fixture/suspend': 'La suspensión quedó a medias',
  'POST /tournaments/{id}/fixture/officials': 'El reemplazo del árbitro quedó a medias',
  'POST /tournaments/{id}/withdrawals': 'El retiro del equipo quedó a medias',
  'POST /tournaments/{id}/changes/groups/{groupId}/undo': 'Un cambio quedó deshecho a medias',
  'POST /tournaments/{id}/fixture/job': 'Un cambio del fixture quedó a medias',
};

export function UnfinishedJob({ tournamentId }: { readonly tournamentId: number }) {
  const job = useJob();
  const isRunning = useIsJobRunning(tournamentId);
  // The job that the user goes on with is kept, so that why it was refused can still be read.
  const [resumed, setResumed] = useState<PendingJob>();
  const stored = isRunning ? undefined : readPendingJob(tournamentId);
  const pending = resumed ?? stored;
  if (!pending) return null;

  const end = () => setResumed(undefined);
  const goOn = () => {
    setResumed(pending);
    void job.run(pending, 'No se pudo terminar el cambio', () => {
      showToast('El cambio se completó');
      end();
    });
  };
  const undo = () => {
    setResumed(pending);
    resolveJob(job, tournamentId, 'undo', end);
  };
  return (
    <Card as="section" aria-labelledby="a-medias" className="flex flex-col gap-3 p-4">
      <h2 id="a-medias" className="text-lg">
        {titles[pending.route]}
      </h2>
      <JobState tournamentId={tournamentId} job={job} progressLabel="Siguiendo" />
      {!job.progress && (
        <div className="flex flex-wrap gap-2">
          {stored ? (
            <>
              <Button variant="primary" onClick={goOn}>
                Seguir
              </Button>
              <Button onClick={undo}>Deshacer</Button>
            </>
          ) : (
            <Button onClick={end}>Cerrar</Button>
          )}
        </div>
      )}
    </Card>
  );
}
