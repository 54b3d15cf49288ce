/** Creates a group (zona); its teams join the tournament. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { groupDefaults, group as schema } from '#shared/domain/schemas/group.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { prepareGroupCreation } from '../competition/records/groups.ts';
import { requireTeams } from '../competition/records/teams.ts';
import { findTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { requireTeamsWithoutGroup, writesToEnrolGroupTeams } from './membership.ts';

export async function createGroup(call: CallOfRoute<'POST /groups'>) {
  const form = fillAbsentFields(call.body, groupDefaults);
  const { tournamentId, teamIds } = form;
  const id = await nextId('GROUP');
  return retryOnConflict(async () => {
    const tournament = await findTournament(tournamentId);
    if (!tournament) throw invalidFieldProblem('tournamentId', 'Ese torneo no existe');
    await requireTeams(teamIds);
    await requireTeamsWithoutGroup(tournamentId, id, teamIds);
    const { stored, writes } = prepareGroupCreation({ id, ...form }, call.author);
    return commitIdempotent(
      call,
      [...writes, ...writesToEnrolGroupTeams(tournament, teamIds, call.author)],
      pickFields(schema, stored),
    );
  });
}
