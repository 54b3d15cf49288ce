/** Saves new dates of postponed matches, with one request for all matches of a tournament. */
import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import type { NewDate } from '#shared/domain/schemas/postponed-slots.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { useSaving } from '../../lib/api/use-saving.ts';
import { showBulkChangesToast } from '../../lib/jobs/undo-group.ts';
import { showToast } from '../../ui/toasts.ts';

export function useRescheduling() {
  const { save, isSaving, failure } = useSaving();
  /** The dates that were given, in the order in which they were. */
  const [given, setGiven] = useState<readonly NewDate[]>([]);

  const reschedule = (dates: readonly NewDate[]) => {
    const parts = partsToSave(dates);
    let left = dates;
    const moveAll = async () => {
      for (const part of parts) {
        await move(part);
        left = left.filter((date) => !part.includes(date));
        setGiven((before) => [...before, ...part]);
      }
      void tellRescheduled(parts);
    };
    void save(moveAll, { retry: () => reschedule(left) });
  };
  return { reschedule, isSaving, failure, given };
}

/** Each request that moved several matches is a bulk change, with one undo. */
async function tellRescheduled(parts: readonly (readonly NewDate[])[]): Promise<void> {
  const text = formatPlural(parts.flat().length, 'partido reprogramado', 'partidos reprogramados');
  const tournamentIds = parts.map(([first]) => first?.match.tournamentId ?? 0);
  if (parts.every((part) => part.length > 1)) await showBulkChangesToast(text, tournamentIds, 'move');
  else showToast(text);
}

/** What one request moves: matches of one tournament, and not too many. */
const partsToSave = (dates: readonly NewDate[]): NewDate[][] =>
  [...Map.groupBy(dates, ({ match }) => match.tournamentId).values()].flatMap((ofTournament) =>
    Array.from({ length: Math.ceil(ofTournament.length / limits.matchesMovedAtOnce) }, (_, part) =>
      ofTournament.slice(part * limits.matchesMovedAtOnce, (part + 1) * limits.matchesMovedAtOnce),
    ),
  );

async function move(dates: readonly NewDate[]): Promise<void> {
  const matches = dates.map(({ match: { id, version }, slot }) => {
    const { matchDate, matchTime, canchaId, refereeId, assistantId } = slot;
    return { id, version, matchDate, matchTime, canchaId, refereeId, assistantId };
  });
  await saveAndRefresh('PUT /tournaments/{id}/fixture/matches', 'No se pudo reprogramar', {
    params: { id: dates[0]?.match.tournamentId ?? 0 },
    body: { matches },
  });
}
