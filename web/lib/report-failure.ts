/** Says what failed outside a form, and why, in a message that stays; with 'Reintentar' where that may help. */
import { showError } from '../ui/toasts.ts';
import { ApiError } from './http/api-error.ts';

/** reportFailure('No se pudo eliminar el equipo', error, retry): the server's own words when it refused. */
export function reportFailure(what: string, error: unknown, retry: () => void): void {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    showError(error.detail);
    return;
  }
  console.error(what, error);
  const isUnreachable = error instanceof ApiError && error.isConnectionFailure;
  const reason = isUnreachable ? 'no hay conexión' : 'ocurrió un error inesperado';
  showError(`${what}: ${reason}`, { label: 'Reintentar', onClick: retry });
}
