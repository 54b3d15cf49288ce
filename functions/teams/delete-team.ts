/** Deletes a team that nothing refers to, and takes it out of the tournaments where it never played. */

import { team as schema } from '#shared/domain/schemas/team.ts';
import { plural } from '#shared/text/numbers.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { untilUnchanged, type Write } from '../platform/table/commit.ts';
import { deleteUnreferenced } from '../platform/table/entities.ts';
import { groupExits, listGroupsOfTournament } from '../platform/table/groups.ts';
import { listMatchesOfTournament } from '../platform/table/matches.ts';
import { getTeam } from '../platform/table/teams.ts';
import { listTournamentsOfTeam, tournamentReplacement } from '../platform/table/tournaments.ts';
import { listUsers } from '../platform/table/users.ts';

export async function deleteTeam(call: CallOf<'DELETE /teams/{id}'>): Promise<undefined> {
  await untilUnchanged(async () => {
    const team = await getTeam(call.params.id);
    demandSeen(call, team.version, () => only(schema, team));
    await deleteUnreferenced(
      team,
      call.author,
      () => findReference(team.id),
      () => membershipExits(team.id, call.author),
    );
  });
}

/** The writes by which the team leaves every tournament and group it never played in. */
async function membershipExits(teamId: number, author: Authorship): Promise<Write[]> {
  const exits = (await listTournamentsOfTeam(teamId)).map(async (tournament) => {
    const teamIds = tournament.teamIds.filter((id) => id !== teamId);
    const groups = await listGroupsOfTournament(tournament.id);
    return [tournamentReplacement(tournament, { teamIds }, author).write, ...groupExits(groups, [teamId], author)];
  });
  return (await Promise.all(exits)).flat();
}

async function findReference(teamId: number): Promise<Problem | null> {
  const matches = await countMatches(teamId);
  if (matches > 0) {
    return new Problem('has-references', `No se puede eliminar el equipo: tiene ${plural(matches, 'partido')}.`);
  }
  const coaches = (await listUsers()).filter((user) => user.teamId === teamId).length;
  if (coaches > 0) {
    return new Problem('has-references', `No se puede eliminar el equipo: es el de ${plural(coaches, 'usuario')} DT.`);
  }
  return null;
}

/** A team with matches is always a participant of their tournament. */
async function countMatches(teamId: number): Promise<number> {
  const tournaments = await listTournamentsOfTeam(teamId);
  const matches = await Promise.all(tournaments.map(({ id }) => listMatchesOfTournament(id)));
  return matches.flat().filter((match) => match.homeTeamId === teamId || match.awayTeamId === teamId).length;
}
