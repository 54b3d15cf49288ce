/** The tournament viewed last in this browser tab: screens with a choice of tournament open with it. */
import { useEffect } from 'react';
import { idIn } from './id-in.ts';

const tournamentKey = 'tournament';
const everyTournamentKey = 'everyTournament';

// In session storage, because local storage holds the user's session and nothing else.
export function rememberTournament(id: number | 'every'): void {
  try {
    sessionStorage.setItem(everyTournamentKey, id === 'every' ? 'yes' : '');
    if (id !== 'every') sessionStorage.setItem(tournamentKey, String(id));
  } catch {
    // The browser refuses storage, so the tournament is not remembered.
  }
}

export function recallTournament(): number | null {
  try {
    return idIn(sessionStorage.getItem(tournamentKey));
  } catch {
    return null;
  }
}

/** Like `recallTournament`, but null when the user last chose all tournaments. */
export function recallTournamentUnlessEvery(): number | null {
  try {
    return sessionStorage.getItem(everyTournamentKey) ? null : recallTournament();
  } catch {
    return null;
  }
}

/** Remembers the tournament of a screen; `id` is null until it is known. */
export function useRememberedTournament(id: number | null): void {
  useEffect(() => {
    if (id !== null) rememberTournament(id);
  }, [id]);
}
