/** Assigns the players of a list or lineup to the clauses of the age rules, within the clauses' quotas. */
import type { AgeClause } from '../schemas/eligibility.ts';

export interface AgeCandidate {
  readonly id: number;
  readonly birthYear: number;
  readonly isGoalkeeper: boolean;
}

export type AgeProblem = 'tooYoung' | 'tooOld' | 'ageQuota';

/** Whether the clause admits the player, its quotas apart. */
const admits = ({ bornFrom = -Infinity, bornTo = Infinity, places }: AgeClause, player: AgeCandidate): boolean =>
  (places === 'any' || player.isGoalkeeper) && bornFrom <= player.birthYear && player.birthYear <= bornTo;

/** Whether no clause admits the player, and on which side of the nearest one; of two equally near, too young. */
export function findAgeBeyondClauses(clauses: readonly AgeClause[], player: AgeCandidate): AgeProblem | null {
  const ofPlace = clauses.filter(({ places }) => places === 'any' || player.isGoalkeeper);
  if (ofPlace.some((clause) => admits(clause, player))) return null;
  const yearsTooYoung = ofPlace.map(({ bornTo = Infinity }) => player.birthYear - bornTo).filter((years) => years > 0);
  const yearsTooOld = ofPlace
    .map(({ bornFrom = -Infinity }) => bornFrom - player.birthYear)
    .filter((years) => years > 0);
  return Math.min(...yearsTooYoung) <= Math.min(...yearsTooOld) ? 'tooYoung' : 'tooOld';
}

/**
 * The players without a place in the largest assignment of players to clauses. Of several largest assignments, the one
 * in which the lower ids have a place: players are added in the order of their ids, and each new one may make those
 * before change their clause, never lose it.
 *
 * @param quotaOf how many players a clause admits; null: any number
 */
export function findPlayersWithoutPlace(
  clauses: readonly AgeClause[],
  players: readonly AgeCandidate[],
  quotaOf: (clause: AgeClause) => number | null,
): ReadonlySet<number> {
  const admittedByClause = new Map(clauses.map((clause) => [clause, [] as AgeCandidate[]]));

  function findPlace(player: AgeCandidate, tried: Set<AgeClause>): boolean {
    for (const [clause, admitted] of admittedByClause) {
      if (tried.has(clause) || !admits(clause, player)) continue;
      tried.add(clause);
      const leaver =
        admitted.length < (quotaOf(clause) ?? Infinity) ? null : admitted.find((other) => findPlace(other, tried));
      if (leaver === undefined) continue;
      if (leaver) admitted.splice(admitted.indexOf(leaver), 1);
      admitted.push(player);
      return true;
    }
    return false;
  }

  const inOrder = players.toSorted((a, b) => a.id - b.id);
  return new Set(inOrder.filter((player) => !findPlace(player, new Set())).map(({ id }) => id));
}
