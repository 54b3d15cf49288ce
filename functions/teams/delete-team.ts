/** Deletes a team that nothing refers to, and takes it out of the tournaments where it never played. */

import { team as schema } from '#shared/domain/schemas/team.ts';
import { plural } from '#shared/text/numbers.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { Problem } from '../platform/http/problem.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { deleteUnreferenced } from '../platform/table/entities.ts';
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
      async () => (await listTournamentsOfTeam(team.id)).map((tournament) => withoutTeam(tournament, team.id)),
    );

    function withoutTeam(tournament: Awaited<ReturnType<typeof listTournamentsOfTeam>>[number], teamId: number) {
      const teamIds = tournament.teamIds.filter((id) => id !== teamId);
      return tournamentReplacement(tournament, { teamIds }, call.author).write;
    }
  });
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
