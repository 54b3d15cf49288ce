/**
 * The attributes of a team's item that limit its squad: shirt numbers, starters and staff. Each limit is a condition of
 * the transaction.
 */
import { limits } from '#shared/domain/limits.ts';
import {
  isActiveStarter,
  reservedNumber,
  type Squad,
  type SquadLimits,
  type SquadPlace,
} from '#shared/domain/squad.ts';
import type { Authorship } from './authorship.ts';
import type { Write } from './commit.ts';
import { existsCondition } from './entities.ts';
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
 * place. It fails as changed when a newly wanted place was taken meanwhile or the team is being deleted: reading again
 * then tells why.
 */
export function joinSquadWrites(
  team: SquadAttributes,
  before: SquadPlace | null,
  after: SquadPlace,
  most: SquadLimits,
  author: Authorship,
): Write[] {
  const [held, wanted] = [reservedNumber(before), reservedNumber(after)];
  const [started, starts] = [isActiveStarter(before), isActiveStarter(after)];
  const parts: UpdatePiece[] = [];
  if (wanted !== null && wanted !== held) parts.push((team.shirts ? assignNumber : createNumbersMap)(wanted, after.id));
  if (wanted !== null && held === null) parts.push(sizeBelow('shirts', most.squadSize));
  if (held !== null && held !== wanted) parts.push(releaseNumber(held));
  if (starts && !started) parts.push(addToSet('starters', after.id), sizeBelow('starters', most.starters));
  if (started && !starts) parts.push(removeFromSet('starters', after.id));
  return before && parts.length === 0 ? [] : [squadWrite(team.id, [teamNotDeleting(author), ...parts])];
}

/** The write to the team when a player leaves. */
export function leaveSquadWrite(teamId: number, place: SquadPlace): Write {
  const held = reservedNumber(place);
  const shirt = held === null ? [] : [releaseNumber(held)];
  return squadWrite(teamId, [teamExists, ...shirt, removeFromSet('starters', place.id)]);
}

/** The write to the team when a member of the staff joins. */
export function staffEntry(teamId: number, staffId: number, author: Authorship): Write {
  return squadWrite(teamId, [
    teamNotDeleting(author),
    addToSet('staff', staffId),
    sizeBelow('staff', limits.staffOfTeam),
  ]);
}

/** The write to the team when a member of the staff leaves. */
export function staffExit(teamId: number, staffId: number): Write {
  return squadWrite(teamId, [teamExists, removeFromSet('staff', staffId)]);
}

/** A part of an update of the team, with the condition it needs. */
interface UpdatePiece {
  readonly set?: string;
  readonly remove?: string;
  readonly add?: string;
  readonly delete?: string;
  readonly condition?: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
}

/** The condition that the team is not being deleted, so that nobody can join it. */
function teamNotDeleting(author: Authorship): UpdatePiece {
  const { condition, values } = existsCondition(author);
  return { condition: `(${condition})`, values };
}

const teamExists: UpdatePiece = { condition: 'attribute_exists(pk)' };

const assignNumber = (number: number, playerId: number): UpdatePiece => ({
  set: 'shirts.#wanted = :wearer',
  condition: 'attribute_not_exists(shirts.#wanted)',
  names: { '#wanted': String(number) },
  values: { ':wearer': playerId },
});

const releaseNumber = (number: number): UpdatePiece => ({ remove: 'shirts.#held', names: { '#held': String(number) } });

/** Creates the map of shirt numbers with its first number, because a number can only be set in an existing map. */
const createNumbersMap = (number: number, playerId: number): UpdatePiece => ({
  set: 'shirts = :shirts',
  condition: 'attribute_not_exists(shirts)',
  values: { ':shirts': { [number]: playerId } },
});

const sizeBelow = (list: 'shirts' | 'starters' | 'staff', most: number): UpdatePiece => ({
  condition: `(attribute_not_exists(${list}) OR size(${list}) < :most_${list})`,
  values: { [`:most_${list}`]: most },
});

const addToSet = (set: 'starters' | 'staff', id: number): UpdatePiece => ({
  add: `${set} :me`,
  values: { ':me': new Set([id]) },
});
const removeFromSet = (set: 'starters' | 'staff', id: number): UpdatePiece => ({
  delete: `${set} :me`,
  values: { ':me': new Set([id]) },
});

const updateClauses = ['set', 'remove', 'add', 'delete'] as const;

function squadWrite(teamId: number, parts: readonly UpdatePiece[]): Write {
  const key = keys.entity('TEAM', teamId);
  const all = <Name extends keyof UpdatePiece>(name: Name) => parts.flatMap((part) => part[name] ?? []);
  const expression = updateClauses
    .filter((clause) => all(clause).length > 0)
    .map((clause) => `${clause.toUpperCase()} ${all(clause).join(', ')}`)
    .join(' ');
  const guard = {
    condition: all('condition').join(' AND '),
    ...mergeAttributes('names', parts),
    ...mergeAttributes('values', parts),
  };
  return expression ? { update: key, set: expression, ...guard } : { check: key, ...guard };
}

/** The names, or values, of all parts; left out when there are none, because DynamoDB refuses an empty map. */
function mergeAttributes(
  name: 'names' | 'values',
  parts: readonly UpdatePiece[],
): Pick<UpdatePiece, 'names' | 'values'> {
  const all: Record<string, unknown> = Object.assign({}, ...parts.map((part) => part[name]));
  return Object.keys(all).length > 0 ? { [name]: all } : {};
}
