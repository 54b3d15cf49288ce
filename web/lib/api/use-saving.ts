/** State of saving in a component: whether it runs, and why it failed. */
import { useState } from 'react';
import { useIsMounted } from '../use-is-mounted.ts';
import { type FailureMessage, failureMessageOf } from './failure.ts';
import { showSaveFailure } from './report-failure.ts';

interface SaveOptions {
  /** Shows a failure in the component's own way, and returns true; other failures become `failure`. */
  readonly explain?: (error: unknown) => boolean;
  /** What 'Reintentar' does; by default it runs the same save again. */
  readonly retry?: () => void;
}

export interface Saving {
  readonly isSaving: boolean;
  readonly failure: FailureMessage | null;
  readonly forgetFailure: () => void;
  /** Runs a save; never rejects. When the user has left the screen meanwhile, a message reports the failure. */
  readonly save: (work: () => Promise<unknown>, options?: SaveOptions) => Promise<void>;
}

export function useSaving(): Saving {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const isShown = useIsMounted();

  const save: Saving['save'] = async (work, options = {}) => {
    const { explain, retry = () => void save(work, options) } = options;
    setIsSaving(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!isShown()) showSaveFailure(error, retry);
      else if (!explain?.(error)) setFailure(failureMessageOf(error, retry));
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, failure, forgetFailure: () => setFailure(null), save };
}
