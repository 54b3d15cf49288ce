/** Dialog of a change of many matches: its choices and effect, then its progress; closing it does not stop the change. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { RunningJob } from '../api/use-job.ts';
import { JobState } from './job-state.tsx';

interface JobDialogProps {
  readonly title: string;
  /** Text of the button that makes the change, as in 'Postergar 12 partidos'. */
  readonly confirmText: string;
  readonly progressLabel: string;
  readonly tournamentId: number;
  readonly job: RunningJob;
  readonly isDangerous?: boolean;
  /** True while a choice is missing. */
  readonly isIncomplete?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function JobDialog(props: JobDialogProps) {
  const { title, confirmText, progressLabel, tournamentId, job, onConfirm, onClose, children } = props;
  const { isDangerous = false, isIncomplete = false } = props;
  const isRunning = job.progress !== null;
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isRunning ? 'Cerrar' : 'Cancelar'}</Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={isIncomplete}
            isBusy={isRunning}
            busyText="Guardando..."
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <JobState tournamentId={tournamentId} job={job} progressLabel={progressLabel} />
        <fieldset disabled={isRunning} className="contents">
          {children}
        </fieldset>
      </div>
    </Modal>
  );
}
