/** The limits of a team's squad: its size, its shirt numbers and its starters. */
import { limits as applicationLimits } from '../limits.ts';
import type { Player } from '../schemas/player.ts';
import type { Settings } from '../schemas/settings.ts';

/** The player fields that the limits of a squad depend on. */
export type SquadPlayerFields = Pick<Player, 'id' | 'jerseyNumber' | 'isStarter' | 'status' | 'pendingMatchId'>;

/** The shirt numbers and starting places of a team that are already taken. */
export interface Squad {
  /** The id of the player who wears each number. */
  readonly shirts: Readonly<Record<string, number>>;
  /** Ids of the players who start. */
  readonly starters: readonly number[];
}

/** The squad that these players make. */
export const squadOfPlayers = (players: readonly SquadPlayerFields[]): Squad => ({
  shirts: Object.fromEntries(
    players.flatMap((player) => {
      const number = reservedShirtNumber(player);
      return number === null ? [] : [[number, player.id]];
    }),
  ),
  starters: players.filter(isActiveStarter).map(({ id }) => id),
});

export type SquadLimits = Pick<Settings, 'squadSize' | 'starters'>;
/** A player of a list who is not stored yet. */
export type ListedPlayerFields = Omit<SquadPlayerFields, 'id'>;
export type SquadProblem = 'squad-full' | 'number-taken' | 'starters-full';

/** The shirt number that a player takes; null for an inactive player, who takes neither a number nor a place. */
export const reservedShirtNumber = (place: ListedPlayerFields | null): number | null =>
  place === null || place.status === 'inactive' ? null : place.jerseyNumber;

/** Whether a player takes a starting place; an inactive player never does, even when marked as a starter. */
export const isActiveStarter = (place: ListedPlayerFields | null): boolean =>
  reservedShirtNumber(place) !== null && place?.isStarter === true;

/**
 * Why a player cannot change from `before` (null: not in this squad) to `after`; null when it is allowed. Only places
 * that are newly taken are checked, so a limit that was lowered later does not block other changes.
 */
export function findSquadProblem(
  { shirts, starters }: Squad,
  before: SquadPlayerFields | null,
  after: SquadPlayerFields,
  limits: SquadLimits,
): SquadProblem | null {
  const [held, wanted] = [reservedShirtNumber(before), reservedShirtNumber(after)];
  if (wanted !== null && held === null && Object.keys(shirts).length >= limits.squadSize) return 'squad-full';
  if (wanted !== null && wanted !== held && (shirts[wanted] ?? after.id) !== after.id) return 'number-taken';
  if (isActiveStarter(after) && !isActiveStarter(before) && starters.length >= limits.starters) return 'starters-full';
  return null;
}

export type ListedPlayerProblem = SquadProblem | 'number-repeated';

/**
 * Why each player of a list cannot join the squad together with those before; null for each who can. 'number-repeated':
 * a player before in the list has the same number.
 */
export function findProblemsOfList(
  squad: Squad,
  list: readonly ListedPlayerFields[],
  limits: SquadLimits,
): (ListedPlayerProblem | null)[] {
  const shirts = { ...squad.shirts };
  const starters = [...squad.starters];
  const listedNumbers = new Set<number>();
  return list.map((player, at) => {
    const number = reservedShirtNumber(player);
    if (number !== null && listedNumbers.has(number)) return 'number-repeated';
    const newcomer = { ...player, id: -1 - at };
    const problem = findSquadProblem({ shirts, starters }, null, newcomer, limits);
    if (number !== null) {
      listedNumbers.add(number);
      shirts[number] ??= newcomer.id;
    }
    if (isActiveStarter(player)) starters.push(newcomer.id);
    return problem;
  });
}

/** The lowest shirt number that is not taken; the highest one there is when all are. */
export function lowestFreeShirtNumber(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number) && number < applicationLimits.jerseyNumber) number += 1;
  return number;
}

/** Gives players without a number the lowest ones that neither the squad nor the rest of the list has. */
export function fillShirtNumbers<P extends { readonly jerseyNumber?: number | undefined }>(
  { shirts }: Pick<Squad, 'shirts'>,
  list: readonly P[],
): (P & { readonly jerseyNumber: number })[] {
  const given = list.flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  const taken = new Set([...Object.keys(shirts).map(Number), ...given]);
  return list.map((player) => {
    const jerseyNumber = player.jerseyNumber ?? lowestFreeShirtNumber(taken);
    taken.add(jerseyNumber);
    return { ...player, jerseyNumber };
  });
}
