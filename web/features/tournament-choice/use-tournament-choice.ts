/** The tournament that a page shows: `?tournament=` in the URL, else the last one selected, else the first. */

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { parseId } from '../../lib/id-in.ts';
import { recallTournamentId, rememberTournament } from '../../lib/remembered-tournament.ts';

export function useTournamentChoice() {
  const { data: tournaments, error, retry } = useGet('GET /tournaments', {});
  const [searchParams, setSearchParams] = useSearchParams();
  const asked = parseId(searchParams.get('tournament'));
  const chosen = asked ?? (tournaments ? preferredTournamentId(tournaments) : null);

  const choose = (id: number) =>
    setSearchParams(
      (current) => {
        current.set('tournament', String(id));
        // The round in the URL belongs to the previous tournament, so it is removed.
        if (asked !== null) current.delete('round');
        return current;
      },
      { replace: true },
    );

  // The selection is written to the URL, so that a shared link shows the same tournament.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new in every render
  useEffect(() => {
    if (chosen === null) return;
    rememberTournament(chosen);
    if (asked === null) choose(chosen);
  }, [chosen, asked]);

  const tournament = tournaments?.find(({ id }) => id === chosen);
  return {
    tournaments,
    tournamentId: chosen,
    tournament,
    isUnknown: tournaments !== undefined && asked !== null && !tournament,
    choose,
    error,
    retry,
  };
}

function preferredTournamentId(tournaments: readonly Tournament[]): number | null {
  const remembered = recallTournamentId();
  return (tournaments.find(({ id }) => id === remembered) ?? tournaments[0])?.id ?? null;
}
