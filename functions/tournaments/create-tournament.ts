/** Creates a tournament with its participants; rules that are not sent get their default values. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import { tournament as schema, tournamentDefaults } from '#shared/domain/schemas/tournament.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { teamsExistChecks } from '../competition/records/teams.ts';
import { prepareTournamentCreation } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { requireAdjustedTeamsTakePart, requireEndNotBeforeStart } from './participants.ts';

export async function createTournament(request: RequestOfRoute<'POST /tournaments'>) {
  const { body, author } = request;
  const { rules: given, eligibilityExceptions = [], ...sent } = body;
  const form = fillAbsentFields(sent, tournamentDefaults);
  const { teamIds, adjustments } = form;
  requireEndNotBeforeStart(body);
  requireAdjustedTeamsTakePart(adjustments, teamIds);
  const fields = {
    id: await nextId('TOURNAMENT'),
    ...form,
    ...tournamentWithoutFixture,
    rules: mergeRules(defaultRules, given),
    eligibilityExceptions,
  };
  const { stored, write } = prepareTournamentCreation(fields, author);
  return commitIdempotent(request, [write, ...teamsExistChecks(teamIds, author)], pickFields(schema, stored));
}
