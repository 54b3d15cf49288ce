/** Which tournament the screens show: `?tournament=` in the address, else the last one chosen, else the first. */

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { idIn } from '../../lib/id-in.ts';
import { recallTournament, rememberTournament } from '../../lib/remembered-tournament.ts';

export function useTournamentChoice() {
  const { data: tournaments, error, retry } = useGet('GET /tournaments', {});
  const [searchParams, setSearchParams] = useSearchParams();
  const asked = idIn(searchParams.get('tournament'));
  const chosen = asked ?? (tournaments ? preferred(tournaments) : null);

  const choose = (id: number) =>
    setSearchParams(
      (current) => {
        current.set('tournament', String(id));
        // The rounds of another tournament have other days.
        if (asked !== null) current.delete('round');
        return current;
      },
      { replace: true },
    );

  // In the address, so that the link shared is the table seen.
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

function preferred(tournaments: readonly Tournament[]): number | null {
  const remembered = recallTournament();
  return (tournaments.find(({ id }) => id === remembered) ?? tournaments[0])?.id ?? null;
}
