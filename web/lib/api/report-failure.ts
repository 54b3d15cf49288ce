/** Says what failed outside a form, and why, in a message that stays; with 'Reintentar' where that may help. */
import { showError } from '../../ui/toasts.ts';
import { failureOf } from './failure.ts';

/** `retry` repeats the save. Answers what `dismissToast` takes. */
export function reportFailure(error: unknown, retry: () => void): number {
  const { text, detail, onRetry } = failureOf(error, retry);
  return showError(text, onRetry && { label: 'Reintentar', onClick: onRetry }, detail);
}
