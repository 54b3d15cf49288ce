/** Saves who keeps the sheets of matches, whatever else of them somebody changes meanwhile. */

import { limits } from '#shared/domain/limits.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { storedInsteadOf } from '../../lib/http/api-error.ts';

/** How often a save is repeated with the matches as they are now; those in play change with every goal. */
const maxAttempts = 5;

export async function saveSheetUsers(matches: readonly Match[], sheetUserIds: readonly number[]): Promise<void> {
  for (const [tournamentId, some] of Map.groupBy(matches, (match) => match.tournamentId)) {
    for (let at = 0; at < some.length; at += limits.matchesMovedAtOnce) {
      await saveTogether(tournamentId, some.slice(at, at + limits.matchesMovedAtOnce), sheetUserIds);
    }
  }
}

async function saveTogether(
  tournamentId: number,
  matches: readonly Match[],
  sheetUserIds: readonly number[],
  attempt = 1,
): Promise<void> {
  try {
    await saveAndRefresh('PUT /tournaments/{id}/fixture/matches', 'No se pudieron guardar los Planilleros', {
      params: { id: tournamentId },
      body: { matches: matches.map((match) => ({ ...placeOf(match), sheetUserIds: [...sheetUserIds] })) },
    });
  } catch (error) {
    const stored = storedInsteadOf<readonly Match[]>(error);
    if (!stored || attempt === maxAttempts) throw error;
    const now = matches.map((match) => stored.find(({ id }) => id === match.id) ?? match);
    await saveTogether(tournamentId, now, sheetUserIds, attempt + 1);
  }
}

const placeOf = ({ id, version, matchDate, matchTime, canchaId, refereeId, assistantId }: Match) => ({
  id,
  version,
  matchDate,
  matchTime,
  canchaId,
  refereeId,
  assistantId,
});
