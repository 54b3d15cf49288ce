/** The rules about which teams participate in a tournament. */
import type { Adjustment } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { isTeamOfMatch, listMatchesOfTournament } from '../competition/records/matches.ts';
import { readTeamName } from '../competition/records/teams.ts';
import type { StoredTournament } from '../competition/records/tournaments.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';

export function requireEndNotBeforeStart({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw invalidFieldProblem('endDate', fieldMessages.endDate);
}

export function requireAdjustedTeamsTakePart(adjustments: readonly Adjustment[], teamIds: readonly number[]): void {
  const stranger = adjustments.findIndex(({ teamId }) => !teamIds.includes(teamId));
  if (stranger >= 0) throw invalidFieldProblem(`adjustments.${stranger}.teamId`, 'Ese equipo no participa del torneo');
}

/** Throws 409 for a team that may not leave: it has matches in the tournament, or a bulletin has changed its points. */
export async function requireMayLeave(
  { id, adjustments }: Pick<StoredTournament, 'id' | 'adjustments'>,
  leaving: readonly number[],
): Promise<void> {
  if (leaving.length === 0) return;
  const matches = await listMatchesOfTournament(id);
  for (const teamId of leaving) {
    const own = matches.filter((match) => isTeamOfMatch(match, teamId)).length;
    if (own > 0) throw await cannotLeaveProblem(teamId, `tiene ${formatPlural(own, 'partido')}`);
    // Its points would be those without the bulletin if it came back, and what a bulletin has published is final.
    if (adjustments.some((each) => each.teamId === teamId && each.sanctionId !== undefined))
      throw await cannotLeaveProblem(teamId, 'un boletín le cambió los puntos');
  }
}

const cannotLeaveProblem = async (teamId: number, reason: string): Promise<Problem> =>
  new Problem('has-references', `${await readTeamName(teamId)} no puede salir del torneo: ${reason}.`);
