/** Which teams a group may have, and when they may leave it. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { listGroupsOfTournament } from '../competition/records/groups.ts';
import { isTeamOfMatch, listMatchesOfTournament } from '../competition/records/matches.ts';
import { readTeamName, teamsExistChecks } from '../competition/records/teams.ts';
import { enrolTeamsWrite, type StoredTournament } from '../competition/records/tournaments.ts';
import { Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { TableWrite } from '../platform/table/commit.ts';

/** Throws 409 when a team is already in another group of the tournament. */
export async function requireTeamsWithoutGroup(
  tournamentId: number,
  groupId: number,
  teamIds: readonly number[],
): Promise<void> {
  const others = (await listGroupsOfTournament(tournamentId)).filter(({ id }) => id !== groupId);
  for (const other of others) {
    const shared = teamIds.find((id) => other.teamIds.includes(id));
    if (shared === undefined) continue;
    throw new Problem('conflict', `${await readTeamName(shared)} ya está en ${other.name}.`);
  }
}

/**
 * Throws 409 when one of the teams `leaving` the group has matches in it, or, without `leaving`, when the group has any
 * match.
 */
export async function requireNoGroupMatches(tournamentId: number, groupId: number, leaving?: readonly number[]) {
  if (leaving?.length === 0) return;
  const matches = (await listMatchesOfTournament(tournamentId)).filter((match) => match.groupId === groupId);
  if (!leaving) {
    if (matches.length > 0) throw blockedByMatchesProblem('No se puede eliminar el grupo', matches.length);
    return;
  }
  for (const teamId of leaving) {
    const own = matches.filter((match) => isTeamOfMatch(match, teamId));
    if (own.length > 0)
      throw blockedByMatchesProblem(`${await readTeamName(teamId)} no puede salir del grupo`, own.length);
  }
}

const blockedByMatchesProblem = (refusal: string, matches: number): Problem =>
  new Problem('has-references', `${refusal}: tiene ${formatPlural(matches, 'partido')}.`);

/**
 * The writes by which teams join the tournament with a group. Refused, to be retried, when `scheduleRevision` has
 * risen since the tournament was read.
 */
export function enrolGroupTeamsWrites(
  tournament: StoredTournament,
  joining: readonly number[],
  author: Authorship,
): TableWrite[] {
  const newcomers = joining.filter((id) => !tournament.teamIds.includes(id));
  return [enrolTeamsWrite(tournament, joining, author, { isAlone: true }), ...teamsExistChecks(newcomers, author)];
}
