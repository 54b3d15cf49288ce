/** Shows a failed save outside a form as a message that stays until it is closed or the save succeeds; offers 'Reintentar' if useful. */
import { showErrorToast } from '../../ui/toasts.ts';
import { failureMessageOf, SaveError } from './failure.ts';

/** `retry` repeats the save. Returns the id of the message, for `dismissToast`. */
export function showSaveFailure(error: unknown, retry: () => void): number {
  const { text, detail, onRetry } = failureMessageOf(error, retry);
  const about = error instanceof SaveError ? error.about : undefined;
  return showErrorToast(text, { action: onRetry && { label: 'Reintentar', onClick: onRetry }, detail, about });
}
