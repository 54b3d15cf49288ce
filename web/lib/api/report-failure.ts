/** Shows a failed save outside a form as a message that stays until it is closed; offers 'Reintentar' if useful. */
import { showErrorToast } from '../../ui/toasts.ts';
import { failureMessageOf } from './failure.ts';

/** `retry` repeats the save. Returns the id of the message, for `dismissToast`. */
export function showSaveFailure(error: unknown, retry: () => void): number {
  const { text, detail, onRetry } = failureMessageOf(error, retry);
  return showErrorToast(text, onRetry && { label: 'Reintentar', onClick: onRetry }, detail);
}
