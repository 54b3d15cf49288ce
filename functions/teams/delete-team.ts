/** Deletes a team that nothing refers to, with its players, staff and lineup, and removes it from its tournaments. */

import { team as schema } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { findSanctionReference, judgedProblem } from '../competition/discipline/sanctioned-problem.ts';
import { countMatchesOrKeepName } from '../competition/records/booked-matches.ts';
import { leaveGroupsWrites, listGroupsOfTournament } from '../competition/records/groups.ts';
import { isTeamOfMatch, listMatchesOfTournament } from '../competition/records/matches.ts';
import { deleteMemberWrites } from '../competition/records/members.ts';
import { countEventsOfPlayer, listPlayersOfTeam, playerStore } from '../competition/records/players.ts';
import { listStaffOfTeam, type StoredStaff, staffStore } from '../competition/records/staff.ts';
import { getTeam } from '../competition/records/teams.ts';
import { listTournamentsOfTeam, prepareTournamentReplacement } from '../competition/records/tournaments.ts';
import { areJudged } from '../competition/records/verdicts.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { listUsers } from '../platform/identity/users.ts';
import { Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { OptimisticLockError, retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';

export async function deleteTeam(request: RequestOfRoute<'DELETE /teams/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const team = await getTeam(request.params.id);
    await requireVersion(request, team.version, () => pickFields(schema, team));
    const staff = await listStaffOfTeam(team.id);
    await deleteIfUnreferenced(
      team,
      request.author,
      () => findReferenceToTeam(team.id, staff),
      async () => [
        ...(await deleteTeamMembersWrites(team.id, staff)),
        ...(await leaveTournamentsWrites(team.id, request.author)),
      ],
      staff,
    );
  });
}

/**
 * The writes that delete the team's players, staff and usual lineup. Throws OptimisticLockError when the staff has
 * members who are not in `known`, read earlier: they may already be booked as officials.
 */
async function deleteTeamMembersWrites(teamId: number, known: readonly StoredStaff[]): Promise<TableWrite[]> {
  const [squad, staff] = await Promise.all([listPlayersOfTeam(teamId), listStaffOfTeam(teamId)]);
  if (staff.some(({ id }) => !known.some((each) => each.id === id))) throw new OptimisticLockError();
  return [
    ...squad.flatMap((player) => deleteMemberWrites(playerStore, player)),
    ...staff.flatMap((each) => deleteMemberWrites(staffStore, each)),
    { remove: keys.teamLineup(teamId) },
  ];
}

/** The writes that remove the team from all its tournaments and groups; the caller checks that it has no matches. */
async function leaveTournamentsWrites(teamId: number, author: Authorship): Promise<TableWrite[]> {
  const exits = (await listTournamentsOfTeam(teamId)).map(async (tournament) => {
    const teamIds = tournament.teamIds.filter((id) => id !== teamId);
    const adjustments = tournament.adjustments.filter((each) => each.teamId !== teamId);
    const withdrawals = tournament.withdrawals.filter((each) => each.teamId !== teamId);
    const groups = await listGroupsOfTournament(tournament.id);
    return [
      prepareTournamentReplacement(tournament, { teamIds, adjustments, withdrawals }, author).write,
      ...leaveGroupsWrites(groups, [teamId], author),
    ];
  });
  return (await Promise.all(exits)).flat();
}

/**
 * The 409 that says what still refers to the team: its matches, users who are its DT, events of its players with other
 * teams, or matches that its staff are to referee. Null when nothing does.
 */
async function findReferenceToTeam(teamId: number, staff: readonly StoredStaff[]): Promise<Problem | null> {
  const matches = await countMatchesOfTeam(teamId);
  if (matches > 0) return teamInUseProblem(`tiene ${formatPlural(matches, 'partido')}`);
  const coaches = (await listUsers()).filter((user) => user.teamId === teamId).length;
  if (coaches > 0) return teamInUseProblem(`es el de ${formatPlural(coaches, 'usuario')} DT`);
  const playerIds = (await listPlayersOfTeam(teamId)).map(({ id }) => id);
  const events = await sumCounts(playerIds.map(countEventsOfPlayer));
  if (events > 0) return teamInUseProblem(`sus jugadores tienen ${formatPlural(events, 'evento')} con otros equipos`);
  const toDirect = await sumCounts(staff.map(countMatchesOrKeepName));
  if (toDirect > 0) return teamInUseProblem(`su personal tiene ${formatPlural(toDirect, 'partido')} por dirigir`);
  return (
    (await findSanctionReference('el equipo', { kind: 'team', ids: [teamId] })) ??
    (await findSanctionReference('el equipo', { kind: 'player', ids: playerIds })) ??
    ((await areJudged(playerIds)) ? judgedProblem('el equipo') : null)
  );
}

const teamInUseProblem = (reason: string): Problem =>
  new Problem('has-references', `No se puede eliminar el equipo: ${reason}.`);

const sumCounts = async (counts: Promise<number>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((total, count) => total + count, 0);

/** How many matches the team has; it suffices to look in the tournaments in which it participates. */
async function countMatchesOfTeam(teamId: number): Promise<number> {
  const tournaments = await listTournamentsOfTeam(teamId);
  const matches = await Promise.all(tournaments.map(({ id }) => listMatchesOfTournament(id)));
  return matches.flat().filter((match) => isTeamOfMatch(match, teamId)).length;
}
