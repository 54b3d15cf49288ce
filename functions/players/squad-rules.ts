/** Checks a player who is saved: the birth date, and the limits of the team's squad. */

import type { Settings } from '#shared/domain/schemas/settings.ts';
import { findSquadProblem, type SquadPlayerFields, type SquadProblem } from '#shared/domain/squads/squad.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { squadFromItem } from '../competition/records/squads.ts';
import type { StoredTeam } from '../competition/records/teams.ts';
import { localDay } from '../platform/local-time.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';

/** Throws 400 for a birth date after today in the federation's time zone. */
export function requirePastBirthDate(dateOfBirth: string, now: Date, { timeZone }: Settings): void {
  if (dateOfBirth > localDay(now, timeZone)) throw invalidFieldProblem('dateOfBirth', fieldMessages.birthDate);
}

/**
 * Throws 409, naming the limit that is reached, when the squad is full, the shirt number is taken, or there are
 * enough starters already. What the player already has is not checked again.
 */
export function requireSquadPlace(
  team: StoredTeam,
  before: SquadPlayerFields | null,
  after: SquadPlayerFields,
  settings: Settings,
): void {
  const problem = findSquadProblem(squadFromItem(team), before, after, settings);
  if (problem) throw new Problem('conflict', squadProblemTexts[problem](team.name, after.jerseyNumber, settings));
}

const squadProblemTexts: Record<SquadProblem, (team: string, number: number, settings: Settings) => string> = {
  'squad-full': (team, _, { squadSize }) =>
    `${team} ya tiene ${formatPlural(squadSize, 'jugador', 'jugadores')}, el máximo por equipo.`,
  'number-taken': (team, number) => `La camiseta ${number} de ${team} ya es de otro jugador.`,
  'starters-full': (team, _, { starters }) =>
    `${team} ya tiene ${formatPlural(starters, 'titular', 'titulares')}, el máximo por equipo.`,
};
