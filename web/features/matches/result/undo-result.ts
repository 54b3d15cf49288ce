/** Takes a saved result back: the match as it was before, as long as nothing changed it since. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { reportFailure } from '../../../lib/api/report-failure.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { dismissToast, showError, showToast } from '../../../ui/toasts.ts';
import { matchResultText } from '../match-words.ts';
import { saveMatchInCache } from '../matches-cache.ts';
import { saveMatchChange } from '../save-match-change.ts';

let offered: { readonly matchId: number; readonly toastId: number } | null = null;

/** Says what was saved, and offers to undo it while the message stays and nothing else is saved. */
export function offerUndo(before: Match, saved: Match): void {
  const score = matchResultText(saved).replace(' - ', '\u00a0-\u00a0');
  const toastId = showToast(`Guardado: ${score}`, { label: 'Deshacer', onClick: () => void undo(before, saved) });
  offered = { matchId: saved.id, toastId };
}

/** A form is opened over this match: undoing its result meanwhile would make the form clash with oneself. */
export function cancelUndoFor(matchId: number): void {
  if (offered?.matchId === matchId) dismissToast(offered.toastId);
}

async function undo(before: Match, saved: Match): Promise<void> {
  try {
    const restored = await saveMatchChange({ ...before, version: saved.version }, 'Error al deshacer el resultado', {});
    saveMatchInCache(restored);
    showToast('Se deshizo el resultado');
  } catch (error) {
    // It may have been changed by oneself, in another tab.
    if (error instanceof ApiError && error.status === 412) {
      showError('No se pudo deshacer: el partido cambió desde que guardaste el resultado');
      return;
    }
    reportFailure(error, () => void undo(before, saved));
  }
}
