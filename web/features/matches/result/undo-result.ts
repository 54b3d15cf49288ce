/** Undoes a saved result: restores the previous match, unless it was changed again since. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { reportFailure } from '../../../lib/api/report-failure.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { dismissToast, showError, showToast } from '../../../ui/toasts.ts';
import { matchResultText } from '../match-words.ts';
import { saveMatchInCache } from '../matches-cache.ts';
import { saveMatchChange } from '../save-match-change.ts';

let offered: { readonly matchId: number; readonly toastId: number } | null = null;

/**
 * Shows a message that the result was saved, with an undo button until the message closes or another change is saved.
 */
export function offerUndo(before: Match, saved: Match): void {
  const score = matchResultText(saved).replace(' - ', '\u00a0-\u00a0');
  const toastId = showToast(`Guardado: ${score}`, { label: 'Deshacer', onClick: () => void undo(before, saved) });
  offered = { matchId: saved.id, toastId };
}

/** Withdraws the undo offer when a form for the same match opens: undoing would conflict with the form. */
export function cancelUndoFor(matchId: number): void {
  if (offered?.matchId === matchId) dismissToast(offered.toastId);
}

async function undo(before: Match, saved: Match): Promise<void> {
  try {
    const restored = await saveMatchChange({ ...before, version: saved.version }, 'Error al deshacer el resultado', {});
    saveMatchInCache(restored);
    showToast('Se deshizo el resultado');
  } catch (error) {
    // The match may have been changed in another tab.
    if (error instanceof ApiError && error.status === 412) {
      showError('No se pudo deshacer: el partido cambió desde que guardaste el resultado');
      return;
    }
    reportFailure(error, () => void undo(before, saved));
  }
}
