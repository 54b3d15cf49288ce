/** The tournament of a ranking: `?tournament=` in the URL, else the last one selected, else all tournaments. */

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGet } from '../../lib/api/use-get.ts';
import { parseId } from '../../lib/id-in.ts';
import { recallTournamentIdUnlessAll, rememberTournament } from '../../lib/remembered-tournament.ts';

/** Value of `?tournament=` for all tournaments; without it the last selected tournament would be used. */
const allTournamentsValue = 'todos';

export function useOptionalTournamentChoice() {
  const { data: tournaments, error, retry } = useGet('GET /tournaments', {});
  const [searchParams, setSearchParams] = useSearchParams();
  const asked = searchParams.get('tournament');
  const remembered = asked === null ? recallTournamentIdUnlessAll() : null;
  const isGone = tournaments !== undefined && !tournaments.some(({ id }) => id === remembered);
  const chosen = asked === null ? (isGone ? null : remembered) : parseId(asked);

  /** Selects a tournament; null selects all of them. */
  const choose = (id: number | null) =>
    setSearchParams(
      (current) => {
        current.set('tournament', String(id ?? allTournamentsValue));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  // The selection is written to the URL, so that a shared link shows the same ranking.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new in every render
  useEffect(() => {
    if (asked === allTournamentsValue) rememberTournament('every');
    else if (chosen === null) return;
    else if (asked === null) choose(chosen);
    else rememberTournament(chosen);
  }, [chosen, asked]);

  return {
    tournaments,
    /** Id of the selected tournament; null for all of them. */
    tournamentId: chosen,
    tournament: tournaments?.find(({ id }) => id === chosen),
    choose,
    error,
    retry,
  };
}
