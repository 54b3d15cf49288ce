/** Undoes a saved result: restores the previous match, unless it was changed again since. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { storedInsteadOf } from '../../../lib/http/api-error.ts';
import { dismissToast, showErrorToast, showToast } from '../../../ui/toasts.ts';
import { matchResultText } from '../match-texts.ts';
import { saveMatchInCache } from '../matches-cache.ts';
import { saveMatchChange } from '../save-match-change.ts';

let undoOffer: { readonly matchId: number; readonly toastId: number } | null = null;

/**
 * Shows a message that the result was saved, with an undo button until the message closes or another change is saved.
 */
export function offerResultUndo(before: Match, saved: Match): void {
  const score = matchResultText(saved).replace(' - ', '\u00a0-\u00a0');
  const toastId = showToast(`Guardado: ${score}`, { label: 'Deshacer', onClick: () => void undoResult(before, saved) });
  undoOffer = { matchId: saved.id, toastId };
}

/** Withdraws the undo offer when a form for the same match opens: undoing would conflict with the form. */
export function withdrawUndoOffer(matchId: number): void {
  if (undoOffer?.matchId === matchId) dismissToast(undoOffer.toastId);
}

async function undoResult(before: Match, saved: Match): Promise<void> {
  try {
    const restored = await saveMatchChange({ ...before, version: saved.version }, 'Error al deshacer el resultado', {});
    saveMatchInCache(restored);
    showToast('Se deshizo el resultado');
  } catch (error) {
    // The match may have been changed in another tab.
    if (storedInsteadOf(error)) {
      showErrorToast('No se pudo deshacer: el partido cambió desde que guardaste el resultado');
      return;
    }
    showSaveFailure(error, () => void undoResult(before, saved));
  }
}
