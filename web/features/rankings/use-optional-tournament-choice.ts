/** Which tournament a ranking is of: `?tournament=` in the address, else the last one chosen, else all of them. */

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGet } from '../../lib/api/use-get.ts';
import { idIn } from '../../lib/id-in.ts';
import { recallTournamentUnlessEvery, rememberTournament } from '../../lib/remembered-tournament.ts';

/** In the address, where all of them are wanted although one was looked at before. */
const every = 'todos';

export function useOptionalTournamentChoice() {
  const { data: tournaments, error, retry } = useGet('GET /tournaments', {});
  const [searchParams, setSearchParams] = useSearchParams();
  const asked = searchParams.get('tournament');
  const remembered = asked === null ? recallTournamentUnlessEvery() : null;
  const isGone = tournaments !== undefined && !tournaments.some(({ id }) => id === remembered);
  const chosen = asked === null ? (isGone ? null : remembered) : idIn(asked);

  /** Null for all of them. */
  const choose = (id: number | null) =>
    setSearchParams(
      (current) => {
        current.set('tournament', String(id ?? every));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  // In the address, so that the link shared is the ranking seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new in every render
  useEffect(() => {
    if (asked === every) rememberTournament('every');
    else if (chosen === null) return;
    else if (asked === null) choose(chosen);
    else rememberTournament(chosen);
  }, [chosen, asked]);

  return {
    tournaments,
    /** Null for all of them. */
    tournamentId: chosen,
    tournament: tournaments?.find(({ id }) => id === chosen),
    choose,
    error,
    retry,
  };
}
