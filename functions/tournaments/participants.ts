/** The rules about which teams participate in a tournament. */
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { Adjustment } from '#shared/domain/schemas/tournament.ts';
import { plural } from '#shared/spanish/numbers.ts';
import { fieldText } from '#shared/spanish/validation.ts';
import { invalidField, Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { Write } from '../platform/table/commit.ts';
import { existsCondition } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { listMatchesOfTournament } from '../platform/table/matches.ts';
import { mapTeams, noSuchTeam } from '../platform/table/teams.ts';

export function requireOrderedDates({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw invalidField('endDate', fieldText.endDate);
}

export function requireParticipatingAdjustments(adjustments: readonly Adjustment[], teamIds: readonly number[]): void {
  const stranger = adjustments.findIndex(({ teamId }) => !teamIds.includes(teamId));
  if (stranger >= 0) throw invalidField(`adjustments.${stranger}.teamId`, 'Ese equipo no participa del torneo');
}

/** Checks that new participants still exist when the tournament is written. */
export function participantChecks(teamIds: readonly number[], author: Authorship): Write[] {
  return teamIds.map((teamId) => ({
    check: keys.entity('TEAM', teamId),
    ...existsCondition(author),
    otherwise: () => noSuchTeam(teamId),
  }));
}

/** 409 when a team that would leave the tournament has matches in it. */
export async function requireNoMatches(tournamentId: number, leaving: readonly number[]): Promise<void> {
  if (leaving.length === 0) return;
  const matches = await listMatchesOfTournament(tournamentId);
  for (const teamId of leaving) {
    const own = matches.filter((match) => playsMatch(match, teamId)).length;
    if (own > 0) throw await cannotLeaveProblem(teamId, own);
  }
}

const playsMatch = (match: StoredMatchFields, teamId: number): boolean =>
  match.homeTeamId === teamId || match.awayTeamId === teamId;

async function cannotLeaveProblem(teamId: number, matches: number): Promise<Problem> {
  const name = (await mapTeams([teamId])).get(teamId)?.name ?? `El equipo ${teamId}`;
  return new Problem('has-references', `${name} no puede salir del torneo: tiene ${plural(matches, 'partido')}.`);
}
