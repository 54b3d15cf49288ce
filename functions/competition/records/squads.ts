/**
 * The attributes of a team's item that limit its squad: shirt numbers, starters and staff. Each limit is a condition of
 * the transaction.
 */
import { limits } from '#shared/domain/limits.ts';
import {
  isActiveStarter,
  reservedShirtNumber,
  type Squad,
  type SquadLimits,
  type SquadPlayerFields,
} from '#shared/domain/squads/squad.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemExistsCondition } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';

/** Attributes stored beside the fields of a team; each is absent until it has content. */
export interface SquadAttributes {
  readonly id: number;
  /** Player id by shirt number; every player who is not inactive has one. */
  readonly shirts?: Readonly<Record<string, number>>;
  /** Ids of the starters. */
  readonly starters?: ReadonlySet<number>;
  readonly staff?: ReadonlySet<number>;
  /** Ids of the players whom sheets added and no administrator has approved yet. */
  readonly pendingPlayers?: ReadonlySet<number>;
}

export const squadFromItem = ({ shirts = {}, starters = new Set() }: SquadAttributes): Squad => ({
  shirts,
  starters: [...starters].map(Number),
});

/**
 * The write to the team when a player joins (`before` null) or changes; none when the player keeps number and starter
 * place. It is refused when a newly wanted place was taken meanwhile or the team is being deleted: reading again
 * then tells why.
 */
export function joinSquadWrites(
  team: SquadAttributes,
  before: SquadPlayerFields | null,
  after: SquadPlayerFields,
  most: SquadLimits,
  author: Authorship,
): TableWrite[] {
  const [held, wanted] = [reservedShirtNumber(before), reservedShirtNumber(after)];
  const [started, starts] = [isActiveStarter(before), isActiveStarter(after)];
  const parts: TeamUpdatePart[] = [];
  if (wanted !== null && wanted !== held)
    parts.push(team.shirts ? assignShirtNumber(wanted, after.id) : createShirtNumbersMap([[wanted, after.id]]));
  if (wanted !== null && held === null) parts.push(sizeBelowCondition('shirts', most.squadSize));
  if (held !== null && held !== wanted) parts.push(releaseShirtNumber(held));
  if (starts && !started)
    parts.push(addIdsToTeamSet('starters', [after.id]), sizeBelowCondition('starters', most.starters));
  if (started && !starts) parts.push(removeIdFromTeamSet('starters', after.id));
  const [waited, waits] = [isPending(before), isPending(after)];
  if (waits && !waited) parts.push(addIdsToTeamSet('pendingPlayers', [after.id]));
  if (waited && !waits) parts.push(removeIdFromTeamSet('pendingPlayers', after.id));
  return before && parts.length === 0
    ? []
    : [teamWriteFromParts(team.id, [teamNotDeletingCondition(author), ...parts])];
}

const isPending = (player: SquadPlayerFields | null): boolean => player?.pendingMatchId !== undefined;

/**
 * The write to the team when all players of a list join; refused when the squad has changed so that a number or a place
 * is missing, or the team is being deleted.
 */
export function writeForListToJoinSquad(
  team: SquadAttributes,
  list: readonly SquadPlayerFields[],
  most: SquadLimits,
  author: Authorship,
): TableWrite {
  const wearers = list.flatMap((player) => {
    const number = reservedShirtNumber(player);
    return number === null ? [] : [[number, player.id] as const];
  });
  const starters = list.filter(isActiveStarter).map(({ id }) => id);
  const parts: TeamUpdatePart[] = [teamNotDeletingCondition(author)];
  if (wearers.length > 0) {
    if (team.shirts) parts.push(...wearers.map(([number, id], at) => assignShirtNumber(number, id, at)));
    else parts.push(createShirtNumbersMap(wearers));
    parts.push(sizeBelowCondition('shirts', most.squadSize - wearers.length + 1));
  }
  if (starters.length > 0) {
    parts.push(addIdsToTeamSet('starters', starters));
    parts.push(sizeBelowCondition('starters', most.starters - starters.length + 1));
  }
  return teamWriteFromParts(team.id, parts);
}

/** The write to the team when a player leaves. */
export function leaveSquadWrite(teamId: number, place: SquadPlayerFields): TableWrite {
  const held = reservedShirtNumber(place);
  const shirt = held === null ? [] : [releaseShirtNumber(held)];
  const sets = isPending(place) ? (['starters', 'pendingPlayers'] as const) : (['starters'] as const);
  return teamWriteFromParts(teamId, [
    teamExistsCondition,
    ...shirt,
    ...sets.map((set) => removeIdFromTeamSet(set, place.id)),
  ]);
}

/** The write to the team when a member of the staff joins. */
export function joinStaffWrite(teamId: number, staffId: number, author: Authorship): TableWrite {
  return teamWriteFromParts(teamId, [
    teamNotDeletingCondition(author),
    addIdsToTeamSet('staff', [staffId]),
    sizeBelowCondition('staff', limits.staffOfTeam),
  ]);
}

/** The write to the team when a member of the staff leaves. */
export function leaveStaffWrite(teamId: number, staffId: number): TableWrite {
  return teamWriteFromParts(teamId, [teamExistsCondition, removeIdFromTeamSet('staff', staffId)]);
}

/** A part of an update of the team, with the condition it needs. */
interface TeamUpdatePart {
  readonly set?: string;
  readonly remove?: string;
  readonly add?: string;
  readonly delete?: string;
  readonly condition?: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
}

/** The condition that the team is not being deleted, so that nobody can join it. */
function teamNotDeletingCondition(author: Authorship): TeamUpdatePart {
  const { condition, values } = itemExistsCondition(author);
  return { condition: `(${condition})`, values };
}

const teamExistsCondition: TeamUpdatePart = { condition: 'attribute_exists(pk)' };

/** `at` distinguishes the names of several such parts of one update. */
const assignShirtNumber = (number: number, playerId: number, at = 0): TeamUpdatePart => ({
  set: `shirts.#wanted${at} = :wearer${at}`,
  condition: `attribute_not_exists(shirts.#wanted${at})`,
  names: { [`#wanted${at}`]: String(number) },
  values: { [`:wearer${at}`]: playerId },
});

const releaseShirtNumber = (number: number): TeamUpdatePart => ({
  remove: 'shirts.#held',
  names: { '#held': String(number) },
});

/** Creates the map of shirt numbers with its first ones, because a number can only be set in an existing map. */
const createShirtNumbersMap = (wearers: readonly (readonly [number, number])[]): TeamUpdatePart => ({
  set: 'shirts = :shirts',
  condition: 'attribute_not_exists(shirts)',
  values: { ':shirts': Object.fromEntries(wearers) },
});

const sizeBelowCondition = (list: 'shirts' | 'starters' | 'staff', most: number): TeamUpdatePart => ({
  condition: `(attribute_not_exists(${list}) OR size(${list}) < :most_${list})`,
  values: { [`:most_${list}`]: most },
});

type TeamSet = 'starters' | 'staff' | 'pendingPlayers';

const addIdsToTeamSet = (set: TeamSet, ids: readonly number[]): TeamUpdatePart => ({
  add: `${set} :me`,
  values: { ':me': new Set(ids) },
});
const removeIdFromTeamSet = (set: TeamSet, id: number): TeamUpdatePart => ({
  delete: `${set} :me`,
  values: { ':me': new Set([id]) },
});

const updateExpressionClauses = ['set', 'remove', 'add', 'delete'] as const;

function teamWriteFromParts(teamId: number, parts: readonly TeamUpdatePart[]): TableWrite {
  const key = keys.entity('TEAM', teamId);
  const all = <Name extends keyof TeamUpdatePart>(name: Name) => parts.flatMap((part) => part[name] ?? []);
  const expression = updateExpressionClauses
    .filter((clause) => all(clause).length > 0)
    .map((clause) => `${clause.toUpperCase()} ${all(clause).join(', ')}`)
    .join(' ');
  const guard = {
    condition: all('condition').join(' AND '),
    ...mergeExpressionAttributes('names', parts),
    ...mergeExpressionAttributes('values', parts),
  };
  return expression ? { update: key, set: expression, ...guard } : { check: key, ...guard };
}

/** The names, or values, of all parts; left out when there are none, because DynamoDB refuses an empty map. */
function mergeExpressionAttributes(
  name: 'names' | 'values',
  parts: readonly TeamUpdatePart[],
): Pick<TeamUpdatePart, 'names' | 'values'> {
  const all: Record<string, unknown> = Object.assign({}, ...parts.map((part) => part[name]));
  return Object.keys(all).length > 0 ? { [name]: all } : {};
}
