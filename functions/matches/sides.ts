/** The teams of a match that is being changed. A side may wait for a semifinal, which fills it by itself. */
import { playoffOutcomeOf } from '#shared/domain/playoffs.ts';
import type { TournamentRules } from '#shared/domain/schemas/tournament.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { fieldsOfSides, type HomeAndAwayTeamIds } from '../platform/playoffs/sides.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';
import { findMatch, type MatchFields, type StoredMatch } from '../platform/table/matches.ts';

export type TeamsAndSemifinals = HomeAndAwayTeamIds & Pick<MatchFields, 'homeFrom' | 'awayFrom'>;

/**
 * The sides after the change. A side that waits for a semifinal may be sent as null and then keeps waiting; choosing a
 * team by hand ends the waiting.
 */
export function sidesAfterChange(before: StoredMatch, chosen: HomeAndAwayTeamIds): TeamsAndSemifinals {
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
 * Throws 409 when a team is chosen by hand for a side that a semifinal fills; allowed when nobody advances from that
 * semifinal.
 */
export async function requireWaitingSidesLeftEmpty(
  before: StoredMatch,
  after: TeamsAndSemifinals,
  rules: TournamentRules,
): Promise<void> {
  for (const { from } of fieldsOfSides) {
    const reference = before[from];
    if (reference !== null && after[from] === null) await requireNoAdvancingTeam(reference.matchId, rules);
  }
}

async function requireNoAdvancingTeam(semifinalId: number, { playoffDraw }: TournamentRules): Promise<void> {
  const semifinal = await findMatch(semifinalId);
  if (!semifinal || semifinal.status === 'cancelled') return;
  if (playoffOutcomeOf(semifinal, playoffDraw, semifinal.seeds ?? [])?.by === 'nobody') return;
  throw new Problem('conflict', `Ese lugar lo define ${semifinal.round}: se completa solo con su resultado.`);
}
