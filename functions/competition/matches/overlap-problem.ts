/** Explains in Spanish why a match cannot be booked at its time. */
import { limits } from '#shared/domain/limits.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { Problem } from '../../platform/problem.ts';
import type { Overlap, OverlapAmongAll } from '../records/bookings.ts';
import { findMatch, type StoredMatch } from '../records/matches.ts';
import { presentOneMatch } from './present-matches.ts';

interface OverlapContext {
  /** Matches as they would be, which cannot be read from the table. */
  readonly unsaved?: readonly StoredMatch[];
  /** Round of the match that could not be booked, when it is not the match being saved. */
  readonly round?: string | undefined;
}

/** The 409 that names the team, cancha or official already booked at that time, and the other match. */
export async function overlapProblem(overlap: Overlap, { unsaved = [], round }: OverlapContext = {}): Promise<Problem> {
  const other = await findOverlapping(overlap.matchId, unsaved);
  if (!other) return new Problem('busy', 'Otro partido ocupa ese horario.');
  const wanted = round === undefined ? '' : `No se puede completar el partido '${round}': `;
  const who = nameOfBooked(overlap, other);
  return new Problem('busy', `${wanted}${who} ya está en otro partido a esa hora: ${teamsAndTime(other)}.`);
}

/** Like {@link overlapProblem} for a request with many matches: it names both of each two that clash. */
export async function overlapOfBothProblem(
  { all }: OverlapAmongAll,
  unsaved: readonly StoredMatch[],
): Promise<Problem> {
  const errors = await mapConcurrently(all.slice(0, limits.errorsOfProblem), async (overlap) => ({
    path: `matches.${overlap.wantedBy}`,
    message: await textOfBoth(overlap, unsaved),
  }));
  const [told, further] = [errors.slice(0, clashesTold), all.length - clashesTold];
  const rest = further > 0 ? [`Y ${formatPlural(further, 'choque')} más.`] : [];
  return new Problem('busy', [...told.map(({ message }) => message), ...rest].join(' '), { errors });
}

/** How many clashes one sentence after the other tells. */
const clashesTold = 10;

async function textOfBoth(overlap: Overlap, unsaved: readonly StoredMatch[]): Promise<string> {
  const [wanted, other] = await Promise.all([
    findOverlapping(overlap.wantedBy, unsaved),
    findOverlapping(overlap.matchId, unsaved),
  ]);
  if (!wanted || !other) return 'Otro partido ocupa ese horario.';
  return `${roundAndTeams(wanted)}, ${dateAndTime(wanted)}, choca con ${roundAndTeams(other)}, ${dateAndTime(other)}: ${nameOfBooked(overlap, other)} no puede estar en los dos.`;
}

async function findOverlapping(id: number, unsaved: readonly StoredMatch[]): Promise<Match | undefined> {
  const stored = unsaved.find((each) => each.id === id) ?? (await findMatch(id));
  return stored && presentOneMatch(stored, null);
}

function nameOfBooked({ booked, id }: Overlap, match: Match): string {
  if (booked === 'TEAM') return id === match.homeTeamId ? match.homeTeam.name : match.awayTeam.name;
  if (booked === 'CANCHA') return `La cancha ${match.cancha?.nombre ?? id}`;
  return (id === match.refereeId ? match.referee?.name : match.assistant?.name) ?? 'Esa persona';
}

const dateAndTime = ({ matchDate, matchTime }: Match): string => `el ${formatShortDate(matchDate)} a las ${matchTime}`;
const teamsOf = ({ homeTeam, awayTeam }: Match): string => `${homeTeam.name} - ${awayTeam.name}`;
const teamsAndTime = (match: Match): string => `${teamsOf(match)}, ${dateAndTime(match)}`;
const roundAndTeams = (match: Match): string => `${teamsOf(match)} (${match.round})`;
