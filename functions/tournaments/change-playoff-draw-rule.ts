/**
 * Changes the rule for level playoff matches: it may decide matches, or leave them undecided, and so change who plays
 * those that wait for them.
 */
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { overlapProblem } from '../competition/matches/overlap-problem.ts';
import { fillAfterRuleChange } from '../competition/playoffs/fill-playoffs.ts';
import { prepareBookingsChange } from '../competition/records/bookings.ts';
import { matchLengthChecks, type StoredTournament } from '../competition/records/tournaments.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { dropRepeatedChecks, type TableWrite } from '../platform/table/commit.ts';

/**
 * The writes that change teams of playoff matches under the new rule; 409 when such a match has started. If a playoff
 * match is saved at the same moment, these writes fail together with the tournament's.
 */
export async function writesForPlayoffDrawRule(
  { id, rules }: StoredTournament,
  playoffDraw: TournamentRules['playoffDraw'],
  author: Authorship,
): Promise<TableWrite[]> {
  if (rules.playoffDraw === playoffDraw) return [];
  const refills = await fillAfterRuleChange(id, rules.playoffDraw, playoffDraw, author);
  const booking = await prepareBookingsChange(refills);
  if ('matchId' in booking) throw await overlapProblem(booking);
  return dropRepeatedChecks([
    ...refills.flatMap(({ writes }) => writes),
    ...booking.writes,
    ...matchLengthChecks(booking.lengths, id),
  ]);
}
