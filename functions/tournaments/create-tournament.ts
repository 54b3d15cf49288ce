/** Creates a tournament with its participants; rules given in part are merged over the defaults. */
import { tournament as schema } from '#shared/domain/schemas/tournament.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { tournamentCreation } from '../platform/table/tournaments.ts';
import { demandOrderedDates, demandParticipatingAdjustments, participantChecks } from './participants.ts';

export async function createTournament(call: CallOf<'POST /tournaments'>) {
  const { body, author } = call;
  const { name, description = '', startDate, endDate, status = 'pending' } = body;
  const { teamIds = [], adjustments = [] } = body;
  demandOrderedDates(body);
  demandParticipatingAdjustments(adjustments, teamIds);
  const rules = mergeRules(defaultRules, body.rules);
  const fields = { name, description, startDate, endDate, status, teamIds, rules, adjustments };
  const { stored, write } = tournamentCreation({ id: await nextId('TOURNAMENT'), ...fields }, author);
  return commitOnce(call, [write, ...participantChecks(teamIds, author)], only(schema, stored));
}
