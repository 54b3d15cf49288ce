/**
 * Changes the rule for level playoff matches: it may decide semifinals, or leave them undecided, and so change who
 * plays the final.
 */
import { playoffOutcomeOf } from '#shared/domain/playoffs.ts';
import type { TournamentRules } from '#shared/domain/schemas/tournament.ts';
import { overlapProblem } from '../platform/documents/overlap-problem.ts';
import { fillWaitingMatches, type SemifinalChange } from '../platform/playoffs/fill-playoffs.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { dropRepeatedChecks, type TableWrite } from '../platform/table/commit.ts';
import { prepareBookingsChange } from '../platform/table/day-book.ts';
import { listMatchesOfTournament } from '../platform/table/matches.ts';
import { matchLengthChecks, type StoredTournament } from '../platform/table/tournaments.ts';

/**
 * The writes that change teams of playoff matches under the new rule; 409 when such a match has started. If a
 * semifinal is saved at the same moment, these writes fail together with the tournament's.
 */
export async function writesForPlayoffDrawRule(
  { id, rules }: StoredTournament,
  playoffDraw: TournamentRules['playoffDraw'],
  author: Authorship,
): Promise<TableWrite[]> {
  if (rules.playoffDraw === playoffDraw) return [];
  const semifinals = (await listMatchesOfTournament(id)).filter(({ feeds = [] }) => feeds.length > 0);
  const decisions = semifinals.map((semifinal): SemifinalChange => {
    const { seeds = [] } = semifinal;
    return {
      semifinal,
      was: playoffOutcomeOf(semifinal, rules.playoffDraw, seeds),
      is: playoffOutcomeOf(semifinal, playoffDraw, seeds),
    };
  });
  const refills = await fillWaitingMatches(decisions, author);
  const booking = await prepareBookingsChange(refills);
  if ('matchId' in booking) throw await overlapProblem(booking);
  return dropRepeatedChecks([
    ...refills.flatMap(({ writes }) => writes),
    ...booking.writes,
    ...matchLengthChecks(booking.lengths, id),
  ]);
}
