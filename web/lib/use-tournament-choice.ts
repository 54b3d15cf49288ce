/** Which tournament the screens show: `?tournament=` in the address, else the last one chosen, else the first. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { idIn } from './id-in.ts';
import { useTournaments } from './use-tournaments.ts';

const rememberedKey = 'tournament';
const everyKey = 'everyTournament';

export function useTournamentChoice() {
  const { data: tournaments, error, retry } = useTournaments();
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
    remember(chosen);
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
  const remembered = recall();
  return (tournaments.find(({ id }) => id === remembered) ?? tournaments[0])?.id ?? null;
}

/** The screens that ask for a tournament open on the one looked at last. */
export function useRememberedTournament(id: number | null): void {
  useEffect(() => {
    if (id !== null) remember(id);
  }, [id]);
}

// Session storage: local storage holds the session and nothing else.
export function remember(id: number | 'every'): void {
  try {
    sessionStorage.setItem(everyKey, id === 'every' ? 'yes' : '');
    if (id !== 'every') sessionStorage.setItem(rememberedKey, String(id));
  } catch {
    // Then it is not remembered.
  }
}

function recall(): number | null {
  try {
    return idIn(sessionStorage.getItem(rememberedKey));
  } catch {
    return null;
  }
}

/** Null also when all of them were wanted last. */
export function recallUnlessEvery(): number | null {
  try {
    return sessionStorage.getItem(everyKey) ? null : recall();
  } catch {
    return null;
  }
}
