/** Creates a group (zona); its teams join the tournament. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { groupDefaults, group as schema } from '#shared/domain/schemas/group.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { prepareGroupCreation } from '../competition/records/groups.ts';
import { requireTeams } from '../competition/records/teams.ts';
import { findTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { enrolGroupTeamsWrites, requireTeamsWithoutGroup } from './membership.ts';

export async function createGroup(request: RequestOfRoute<'POST /groups'>) {
  const form = fillAbsentFields(request.body, groupDefaults);
  const { tournamentId, teamIds } = form;
  const id = await nextId('GROUP');
  return retryOnConflict(async () => {
    const tournament = await findTournament(tournamentId);
    if (!tournament) throw invalidFieldProblem('tournamentId', 'Ese torneo no existe');
    await requireTeams(teamIds);
    await requireTeamsWithoutGroup(tournamentId, id, teamIds);
    const { stored, writes } = prepareGroupCreation({ id, ...form }, request.author);
    return commitIdempotent(
      request,
      [...writes, ...enrolGroupTeamsWrites(tournament, teamIds, request.author)],
      pickFields(schema, stored),
    );
  });
}
