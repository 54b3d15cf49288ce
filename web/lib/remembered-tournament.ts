/** The tournament looked at last in this tab: the screens that ask for one open on it. */
import { useEffect } from 'react';
import { idIn } from './id-in.ts';

const rememberedKey = 'tournament';
const everyKey = 'everyTournament';

// Session storage: local storage holds the session and nothing else.
export function rememberTournament(id: number | 'every'): void {
  try {
    sessionStorage.setItem(everyKey, id === 'every' ? 'yes' : '');
    if (id !== 'every') sessionStorage.setItem(rememberedKey, String(id));
  } catch {
    // Then it is not remembered.
  }
}

export function recallTournament(): number | null {
  try {
    return idIn(sessionStorage.getItem(rememberedKey));
  } catch {
    return null;
  }
}

/** Null also when all of them were wanted last. */
export function recallTournamentUnlessEvery(): number | null {
  try {
    return sessionStorage.getItem(everyKey) ? null : recallTournament();
  } catch {
    return null;
  }
}

/** For a screen about one tournament; null while it is not known. */
export function useRememberedTournament(id: number | null): void {
  useEffect(() => {
    if (id !== null) rememberTournament(id);
  }, [id]);
}
