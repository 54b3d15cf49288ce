/** State of a job in a component: how far it is, and why it stopped. */
import { useState } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useIsMounted } from '../use-is-mounted.ts';
import { type FailureMessage, type FailureText, failureMessageOf } from './failure.ts';
import type { JobRouteKey, PendingJob } from './pending-job.ts';
import { showSaveFailure } from './report-failure.ts';
import { type DoneOfTotal, runJob } from './run-job.ts';
import type { RouteResponse } from './typed-request.ts';

interface JobFailure extends FailureMessage {
  /** True when another job of the tournament is in the way which nobody carries on: it may be finished or undone. */
  readonly isOtherLeftAlone: boolean;
}

export interface RunningJob {
  /** Null while no job runs; `total` is 0 until the server has said how much there is to do. */
  readonly progress: DoneOfTotal | null;
  /** Why the job stopped; 'Reintentar' goes on with it. */
  readonly failure: JobFailure | null;
  readonly forgetFailure: () => void;
  /** Runs a job; `onDone` is called with the answer once all is done. */
  readonly run: <Key extends JobRouteKey>(
    job: PendingJob & { readonly route: Key },
    failure: FailureText,
    onDone: (answer: RouteResponse<Key>) => void,
  ) => Promise<void>;
}

const notCounted: DoneOfTotal = { done: 0, total: 0 };

export function useJob(): RunningJob {
  const [progress, setProgress] = useState<DoneOfTotal | null>(null);
  const [failure, setFailure] = useState<JobFailure | null>(null);
  const isShown = useIsMounted();

  const run: RunningJob['run'] = async (job, text, onDone) => {
    setFailure(null);
    setProgress(notCounted);
    try {
      onDone(await runJob(job, text, setProgress));
    } catch (error) {
      const retry = () => void run(job, text, onDone);
      // When the user has left the screen meanwhile, a message reports the failure.
      if (isShown()) setFailure(jobFailureOf(error, retry));
      else showSaveFailure(error, retry);
    } finally {
      setProgress(null);
    }
  };
  return { progress, failure, forgetFailure: () => setFailure(null), run };
}

/** While another job is under way, 'Reintentar' is offered although it is a refusal: that job ends, or may be resolved. */
function jobFailureOf(error: unknown, retry: () => void): JobFailure {
  const isUnderWay = error instanceof ApiError && error.code === 'job-under-way';
  return {
    ...failureMessageOf(error, retry),
    ...(isUnderWay && { onRetry: retry }),
    isOtherLeftAlone: isUnderWay && error.errors.some(({ path }) => path === 'job.leftAlone'),
  };
}
