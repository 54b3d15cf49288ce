/** Runs 'Se suspende la fecha' and 'Se juega igual': how far they are, what failed, and whether it is done. */
import { useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { type FailureMessage, failureMessageOf } from '../../lib/api/failure.ts';
import type { DoneOfTotal } from '../../lib/api/run-job.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { showToast } from '../../ui/toasts.ts';
import { playAfterAll, type SuspensionBody, suspendMatches } from './suspension.ts';

export function useSuspension(onTakenBack: () => void) {
  const [isDone, setIsDone] = useState(false);
  const [progress, setProgress] = useState<DoneOfTotal | null>(null);
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const isShown = useIsMounted();

  const run = async (work: () => Promise<void>, then: () => void) => {
    setFailure(null);
    try {
      await work();
      then();
    } catch (error) {
      if (isShown()) setFailure(failureMessageOf(error, () => void run(work, then)));
      else showToast('No se pudo suspender todo: fijate cómo quedó el fixture.');
    } finally {
      setProgress(null);
    }
  };
  const suspend = (falling: readonly FormattedMatch[], body: SuspensionBody) =>
    void run(
      () => suspendMatches(falling, body, setProgress),
      () => setIsDone(true),
    );
  const takeBack = (fallen: readonly FormattedMatch[]) =>
    void run(
      () => playAfterAll(fallen, setProgress),
      () => {
        showToast('Se juega igual: los partidos volvieron a su día y su hora.');
        onTakenBack();
      },
    );
  return { suspend, takeBack, isDone, progress, failure };
}
