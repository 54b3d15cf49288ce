/** Gives the matches of a round their referees at once: nobody directs his own team or two matches at a time. */

import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { isImpartial } from '#shared/domain/squads/officials.ts';
import { clashOfMatch, type EditedPlan } from './assess-move.ts';
import { assignOfficial, matchAtPlace } from './edit-plan.ts';

/**
 * Matches that have a referee keep him; each other one gets the free referee with the fewest matches in the plan. A match
 * for which nobody is free stays without.
 */
export function shareOutReferees(
  plan: EditedPlan,
  round: number,
  referees: readonly Pick<Staff, 'id' | 'teamId'>[],
): PlannedRound[] {
  let rounds = [...plan.rounds];
  const places = (rounds[round]?.matches ?? []).map((_, index) => ({ round, index }));
  for (const place of places) {
    const match = matchAtPlace(rounds, place);
    if (match.refereeId !== 0) continue;
    const load = matchesByReferee(rounds);
    const candidates = referees
      .filter((referee) => referee.id !== match.assistantId && isImpartial(referee, match))
      .sort((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0) || a.id - b.id);
    for (const { id } of candidates) {
      const assigned = assignOfficial(rounds, place, 'refereeId', id);
      if (clashOfMatch({ ...plan, rounds: assigned }, place) !== undefined) continue;
      rounds = assigned;
      break;
    }
  }
  return rounds;
}

function matchesByReferee(rounds: readonly PlannedRound[]): Map<number, number> {
  const load = new Map<number, number>();
  for (const { refereeId } of rounds.flatMap(({ matches }) => matches)) {
    load.set(refereeId, (load.get(refereeId) ?? 0) + 1);
  }
  return load;
}
