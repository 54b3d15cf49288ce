/** The rules about which teams participate in a tournament. */
import type { Adjustment } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { isTeamOfMatch, listMatchesOfTournament } from '../competition/records/matches.ts';
import { readTeamName } from '../competition/records/teams.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';

export function requireEndNotBeforeStart({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw invalidFieldProblem('endDate', fieldMessages.endDate);
}

export function requireAdjustedTeamsTakePart(adjustments: readonly Adjustment[], teamIds: readonly number[]): void {
  const stranger = adjustments.findIndex(({ teamId }) => !teamIds.includes(teamId));
  if (stranger >= 0) throw invalidFieldProblem(`adjustments.${stranger}.teamId`, 'Ese equipo no participa del torneo');
}

/** Throws 409 when a team that would leave the tournament has matches in it. */
export async function requireNoMatchesOfTeams(tournamentId: number, leaving: readonly number[]): Promise<void> {
  if (leaving.length === 0) return;
  const matches = await listMatchesOfTournament(tournamentId);
  for (const teamId of leaving) {
    const own = matches.filter((match) => isTeamOfMatch(match, teamId)).length;
    if (own > 0) throw await cannotLeaveProblem(teamId, own);
  }
}

async function cannotLeaveProblem(teamId: number, matches: number): Promise<Problem> {
  const name = await readTeamName(teamId);
  return new Problem('has-references', `${name} no puede salir del torneo: tiene ${formatPlural(matches, 'partido')}.`);
}
