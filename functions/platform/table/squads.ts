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
} from '#shared/domain/squad.ts';
import type { Authorship } from './authorship.ts';
import type { TableWrite } from './commit.ts';
import { itemExistsCondition } from './entities.ts';
import { keys } from './keys.ts';

/** Attributes stored beside the fields of a team; each is absent until it has content. */
export interface SquadAttributes {
  readonly id: number;
  /** Player id by shirt number; every player who is not inactive has one. */
  readonly shirts?: Readonly<Record<string, number>>;
  /** Ids of the starters. */
  readonly starters?: ReadonlySet<number>;
  readonly staff?: ReadonlySet<number>;
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
export function writesToJoinSquad(
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
    parts.push((team.shirts ? assignShirtNumber : createShirtNumbersMap)(wanted, after.id));
  if (wanted !== null && held === null) parts.push(listSizeBelowCondition('shirts', most.squadSize));
  if (held !== null && held !== wanted) parts.push(releaseShirtNumber(held));
  if (starts && !started)
    parts.push(addIdToTeamSet('starters', after.id), listSizeBelowCondition('starters', most.starters));
  if (started && !starts) parts.push(removeIdFromTeamSet('starters', after.id));
  return before && parts.length === 0
    ? []
    : [teamWriteFromParts(team.id, [teamNotDeletingCondition(author), ...parts])];
}

/** The write to the team when a player leaves. */
export function writeToLeaveSquad(teamId: number, place: SquadPlayerFields): TableWrite {
  const held = reservedShirtNumber(place);
  const shirt = held === null ? [] : [releaseShirtNumber(held)];
  return teamWriteFromParts(teamId, [teamExistsCondition, ...shirt, removeIdFromTeamSet('starters', place.id)]);
}

/** The write to the team when a member of the staff joins. */
export function writeToJoinStaff(teamId: number, staffId: number, author: Authorship): TableWrite {
  return teamWriteFromParts(teamId, [
    teamNotDeletingCondition(author),
    addIdToTeamSet('staff', staffId),
    listSizeBelowCondition('staff', limits.staffOfTeam),
  ]);
}

/** The write to the team when a member of the staff leaves. */
export function writeToLeaveStaff(teamId: number, staffId: number): TableWrite {
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

const assignShirtNumber = (number: number, playerId: number): TeamUpdatePart => ({
  set: 'shirts.#wanted = :wearer',
  condition: 'attribute_not_exists(shirts.#wanted)',
  names: { '#wanted': String(number) },
  values: { ':wearer': playerId },
});

const releaseShirtNumber = (number: number): TeamUpdatePart => ({
  remove: 'shirts.#held',
  names: { '#held': String(number) },
});

/** Creates the map of shirt numbers with its first number, because a number can only be set in an existing map. */
const createShirtNumbersMap = (number: number, playerId: number): TeamUpdatePart => ({
  set: 'shirts = :shirts',
  condition: 'attribute_not_exists(shirts)',
  values: { ':shirts': { [number]: playerId } },
});

const listSizeBelowCondition = (list: 'shirts' | 'starters' | 'staff', most: number): TeamUpdatePart => ({
  condition: `(attribute_not_exists(${list}) OR size(${list}) < :most_${list})`,
  values: { [`:most_${list}`]: most },
});

const addIdToTeamSet = (set: 'starters' | 'staff', id: number): TeamUpdatePart => ({
  add: `${set} :me`,
  values: { ':me': new Set([id]) },
});
const removeIdFromTeamSet = (set: 'starters' | 'staff', id: number): TeamUpdatePart => ({
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
