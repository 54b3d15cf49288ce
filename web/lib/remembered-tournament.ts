/** The tournament viewed last in this browser tab: screens with a choice of tournament open with it. */
import { useEffect } from 'react';
import { parseId } from './id-in.ts';

const tournamentStorageKey = 'tournament';
const allTournamentsStorageKey = 'everyTournament';

// In session storage, so that each tab keeps a tournament of its own.
export function rememberTournament(id: number | 'every'): void {
  try {
    sessionStorage.setItem(allTournamentsStorageKey, id === 'every' ? 'yes' : '');
    if (id !== 'every') sessionStorage.setItem(tournamentStorageKey, String(id));
  } catch {
    // The browser refuses storage, so the tournament is not remembered.
  }
}

export function recallTournamentId(): number | null {
  try {
    return parseId(sessionStorage.getItem(tournamentStorageKey));
  } catch {
    return null;
  }
}

/** Like `recallTournamentId`, but null when the user last chose all tournaments. */
export function recallTournamentIdUnlessAll(): number | null {
  try {
    return sessionStorage.getItem(allTournamentsStorageKey) ? null : recallTournamentId();
  } catch {
    return null;
  }
}

/** Remembers the tournament of a screen; `id` is null until it is known. */
export function useRememberTournament(id: number | null): void {
  useEffect(() => {
    if (id !== null) rememberTournament(id);
  }, [id]);
}
