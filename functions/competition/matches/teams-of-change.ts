/** The teams of a match that is being changed. A side may wait for an earlier one, which fills it by itself. */
import { playoffOutcomeOf } from '#shared/domain/playoffs/playoffs.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import { fieldsOfSides, type HomeAndAwayTeamIds } from '../playoffs/match-sides.ts';
import { findMatch, type MatchFields, type StoredMatch } from '../records/matches.ts';

export type TeamsAndReferences = HomeAndAwayTeamIds & Pick<MatchFields, 'homeFrom' | 'awayFrom'>;

/**
 * The sides after the change. A side that waits for another match may be sent as null and then keeps waiting; choosing a
 * team by hand ends the waiting.
 */
export function sidesAfterChange(before: StoredMatch, chosen: HomeAndAwayTeamIds): TeamsAndReferences {
  const { homeTeamId, awayTeamId, homeFrom, awayFrom } = before;
  const sides = { homeTeamId, awayTeamId, homeFrom, awayFrom };
  for (const { team, from } of fieldsOfSides) {
    const wanted = chosen[team];
    if (wanted === sides[team]) continue;
    if (wanted === null) {
      if (sides[from] === null) throw invalidFieldProblem(team, fieldMessages.required);
      continue;
    }
    Object.assign(sides, { [team]: wanted, [from]: null });
  }
  return sides;
}

/**
 * Throws 409 when a team is chosen by hand for a side that an earlier match fills; allowed when nobody advances from
 * that match.
 */
export async function requireWaitingSidesLeftEmpty(
  before: StoredMatch,
  after: TeamsAndReferences,
  rules: TournamentRules,
): Promise<void> {
  for (const { from } of fieldsOfSides) {
    const reference = before[from];
    if (reference !== null && after[from] === null) await requireNoAdvancingTeam(reference.matchId, rules);
  }
}

async function requireNoAdvancingTeam(matchId: number, { playoffDraw }: TournamentRules): Promise<void> {
  const decider = await findMatch(matchId);
  if (!decider || decider.status === 'cancelled') return;
  if (playoffOutcomeOf(decider, { playoffDraw, seeds: decider.seeds ?? [] })?.by === 'nobody') return;
  throw new Problem('conflict', `Ese lugar lo define ${decider.round}: se completa solo con su resultado.`);
}
