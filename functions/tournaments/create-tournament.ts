/** Creates a tournament with its participants; rules that are not sent get their default values. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { tournament as schema, tournamentDefaults } from '#shared/domain/schemas/tournament.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import { tournamentWithoutFixture } from '#shared/domain/tournament-without-fixture.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { teamsExistChecks } from '../platform/table/teams.ts';
import { prepareTournamentCreation } from '../platform/table/tournaments.ts';
import { requireAdjustedTeamsTakePart, requireEndNotBeforeStart } from './participants.ts';

export async function createTournament(call: CallOfRoute<'POST /tournaments'>) {
  const { body, author } = call;
  const { rules: given, ...sent } = body;
  const form = fillAbsentFields(sent, tournamentDefaults);
  const { teamIds, adjustments } = form;
  requireEndNotBeforeStart(body);
  requireAdjustedTeamsTakePart(adjustments, teamIds);
  const fields = {
    id: await nextId('TOURNAMENT'),
    ...form,
    ...tournamentWithoutFixture,
    rules: mergeRules(defaultRules, given),
  };
  const { stored, write } = prepareTournamentCreation(fields, author);
  return commitIdempotent(call, [write, ...teamsExistChecks(teamIds, author)], pickFields(schema, stored));
}
