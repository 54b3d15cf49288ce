/** Creates a tournament with its participants; rules given in part are merged over the defaults. */
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { commit } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { tournamentCreation } from '../platform/table/tournaments.ts';
import { demandOrderedDates, demandParticipatingAdjustments, participantChecks } from './participants.ts';

export async function createTournament({ body, author }: CallOf<'POST /tournaments'>) {
  const { name, description = '', startDate, endDate, status = 'pending' } = body;
  const { teamIds = [], adjustments = [] } = body;
  demandOrderedDates(body);
  demandParticipatingAdjustments(adjustments, teamIds);
  const rules = mergeRules(defaultRules, body.rules);
  const fields = { name, description, startDate, endDate, status, teamIds, rules, adjustments };
  const { stored, write } = tournamentCreation({ id: await nextId('TOURNAMENT'), ...fields }, author);
  await commit([write, ...participantChecks(teamIds, author)]);
  return stored;
}
