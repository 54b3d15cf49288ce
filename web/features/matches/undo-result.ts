/** Takes a saved result back: the match as it was before, as long as nobody changed it since. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { saveMatchChange } from '../../lib/save-match-change.ts';
import { showToast } from '../../ui/toasts.ts';
import { resultOf } from './match-words.ts';
import { showMatch } from './shown-matches.ts';

/** Says what was saved, and offers to undo it while the message stays. */
export function announceResult(before: Match, saved: Match): void {
  const score = resultOf(saved).replace(' - ', '\u00a0-\u00a0');
  showToast(`Guardado: ${score}`, { label: 'Deshacer', onClick: () => void undo(before, saved) });
}

async function undo(before: Match, saved: Match): Promise<void> {
  try {
    const restored = await saveMatchChange({ ...before, version: saved.version }, 'Error al deshacer el resultado', {});
    showMatch(restored);
    showToast('Se deshizo el resultado');
  } catch (error) {
    reportFailure(error, () => void undo(before, saved));
  }
}
