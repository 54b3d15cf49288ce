/** Checks the players of a list: birth dates, and the limits of the team's squad for the whole list. */
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { findProblemsOfList, type ListedPlayerFields } from '#shared/domain/squads/squad.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { listedPlayerProblems } from '#shared/text/squad-problems.ts';
import { squadFromItem } from '../competition/records/squads.ts';
import type { StoredTeam } from '../competition/records/teams.ts';
import { localDay } from '../platform/local-time.ts';
import { invalidFieldsProblem, Problem } from '../platform/problem.ts';

/** Throws 400 for each birth date after today in the federation's time zone. */
export function requirePastBirthDates(
  players: readonly { readonly dateOfBirth?: string | undefined }[],
  now: Date,
  { timeZone }: Settings,
): void {
  const today = localDay(now, timeZone);
  const errors = players.flatMap(({ dateOfBirth }, at) =>
    dateOfBirth !== undefined && dateOfBirth > today
      ? [{ path: `players.${at}.dateOfBirth`, message: fieldMessages.birthDate }]
      : [],
  );
  if (errors.length > 0) throw invalidFieldsProblem(errors);
}

/**
 * Throws 400 when a number occurs twice in the list, else 409 when the squad has no room for all, a number is taken or
 * there would be too many starters; with the path of each player concerned.
 */
export function requireSquadPlaces(team: StoredTeam, list: readonly ListedPlayerFields[], settings: Settings): void {
  const problems = findProblemsOfList(squadFromItem(team), list, settings);
  const errors = list.flatMap(({ jerseyNumber }, at) => {
    const problem = problems[at];
    if (!problem) return [];
    const { field, text } = listedPlayerProblems[problem];
    return [{ problem, path: `players.${at}${field}`, message: text(jerseyNumber, settings) }];
  });
  const [first] = errors;
  if (!first) return;
  const repeated = errors.filter(({ problem }) => problem === 'number-repeated');
  if (repeated.length > 0) throw invalidFieldsProblem(repeated.map(withoutProblem));
  const detail = first.problem === 'squad-full' ? fullSquadText(team, list.length, settings) : first.message;
  throw new Problem('conflict', detail, { errors: errors.map(withoutProblem) });
}

const withoutProblem = ({ path, message }: { readonly path: string; readonly message: string }) => ({ path, message });

function fullSquadText({ name, shirts = {} }: StoredTeam, listed: number, { squadSize }: Settings): string {
  const size = Object.keys(shirts).length;
  return `${name} tiene ${size} de ${formatPlural(squadSize, 'jugador', 'jugadores')} y la lista suma ${listed}.`;
}
