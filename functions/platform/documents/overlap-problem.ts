/** Explains in Spanish why a match cannot be booked at its time. */
import { formatDate } from '#shared/text/dates.ts';
import { Problem } from '../problem.ts';
import type { Overlap } from '../table/day-book.ts';
import { findMatch, type StoredMatch } from '../table/matches.ts';
import { presentOneMatch } from './present-matches.ts';

interface OverlapContext {
  /** Matches created in the same request, which cannot be read from the table yet. */
  readonly unsaved?: readonly StoredMatch[];
  /** Round of the match that could not be booked, when it is not the match being saved. */
  readonly round?: string | undefined;
}

/** The 409 that names the team, cancha or official already booked at that time, and the other match. */
export async function overlapProblem(overlap: Overlap, { unsaved = [], round }: OverlapContext = {}): Promise<Problem> {
  const stored = unsaved.find(({ id }) => id === overlap.matchId) ?? (await findMatch(overlap.matchId));
  if (!stored) return new Problem('busy', 'Otro partido ocupa ese horario.');
  const other = await presentOneMatch(stored);
  const names = {
    TEAM: () => (overlap.id === other.homeTeamId ? other.homeTeam.name : other.awayTeam.name),
    CANCHA: () => `La cancha ${other.cancha?.nombre ?? overlap.id}`,
    STAFF: () => (overlap.id === other.refereeId ? other.referee?.name : other.assistant?.name) ?? 'Esa persona',
  };
  const when = `el ${formatDate(other.matchDate)} a las ${other.matchTime}`;
  const teams = `${other.homeTeam.name} - ${other.awayTeam.name}`;
  const wanted = round === undefined ? '' : `No se puede completar el partido '${round}': `;
  return new Problem(
    'busy',
    `${wanted}${names[overlap.booked]()} ya está en otro partido a esa hora: ${teams}, ${when}.`,
  );
}
