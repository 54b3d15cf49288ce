/** What a team's own item says of who belongs to it, so that every limit is one condition inside the transaction. */
import { limits } from '#shared/domain/limits.ts';
import { heldNumber, isStarting, type Place, type Squad, type SquadLimits } from '#shared/domain/squad.ts';
import type { Authorship } from './authorship.ts';
import type { Write } from './commit.ts';
import { isThere } from './entities.ts';
import { keys } from './keys.ts';

/** Beside the fields of a team; each absent until there is something to say. */
export interface Roster {
  readonly id: number;
  /** Who wears each number: a player who is not inactive has one. */
  readonly shirts?: Readonly<Record<string, number>>;
  /** Players who start. */
  readonly starters?: ReadonlySet<number>;
  readonly staff?: ReadonlySet<number>;
}

export const squadOf = ({ shirts = {}, starters = new Set() }: Roster): Squad => ({
  shirts,
  starters: [...starters].map(Number),
});

/**
 * The team's part of a player who comes (`before` null) or changes: nothing when he keeps his place as it is.
 * Refused as changed when a place he newly asks for was taken meanwhile or the team is being deleted: who reads it
 * again sees why.
 */
export function squadWrites(
  team: Roster,
  before: Place | null,
  after: Place,
  most: SquadLimits,
  author: Authorship,
): Write[] {
  const [held, wanted] = [heldNumber(before), heldNumber(after)];
  const [started, starts] = [isStarting(before), isStarting(after)];
  const parts: Part[] = [];
  if (wanted !== null && wanted !== held) parts.push((team.shirts ? takeShirt : firstShirt)(wanted, after.id));
  if (wanted !== null && held === null) parts.push(atMost('shirts', most.squadSize));
  if (held !== null && held !== wanted) parts.push(giveShirt(held));
  if (starts && !started) parts.push(enter('starters', after.id), atMost('starters', most.starters));
  if (started && !starts) parts.push(leave('starters', after.id));
  return before && parts.length === 0 ? [] : [writeOf(team.id, [present(author), ...parts])];
}

/** The team's part of a player who goes. */
export function squadExit(teamId: number, place: Place): Write {
  const held = heldNumber(place);
  const shirt = held === null ? [] : [giveShirt(held)];
  return writeOf(teamId, [stillThere, ...shirt, leave('starters', place.id)]);
}

/** The team's part of a member of the staff who comes. */
export function staffEntry(teamId: number, staffId: number, author: Authorship): Write {
  return writeOf(teamId, [present(author), enter('staff', staffId), atMost('staff', limits.staffOfTeam)]);
}

/** The team's part of a member of the staff who goes. */
export function staffExit(teamId: number, staffId: number): Write {
  return writeOf(teamId, [stillThere, leave('staff', staffId)]);
}

/** A piece of an update of the team, with the condition it needs. */
interface Part {
  readonly set?: string;
  readonly remove?: string;
  readonly add?: string;
  readonly delete?: string;
  readonly condition?: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
}

/** Nobody joins a team that is being deleted. */
function present(author: Authorship): Part {
  const { condition, values } = isThere(author);
  return { condition: `(${condition})`, values };
}

const stillThere: Part = { condition: 'attribute_exists(pk)' };

const takeShirt = (number: number, playerId: number): Part => ({
  set: 'shirts.#wanted = :wearer',
  condition: 'attribute_not_exists(shirts.#wanted)',
  names: { '#wanted': String(number) },
  values: { ':wearer': playerId },
});

const giveShirt = (number: number): Part => ({ remove: 'shirts.#held', names: { '#held': String(number) } });

/** A number can only be set inside a map that is there. */
const firstShirt = (number: number, playerId: number): Part => ({
  set: 'shirts = :shirts',
  condition: 'attribute_not_exists(shirts)',
  values: { ':shirts': { [number]: playerId } },
});

const atMost = (list: 'shirts' | 'starters' | 'staff', most: number): Part => ({
  condition: `(attribute_not_exists(${list}) OR size(${list}) < :most_${list})`,
  values: { [`:most_${list}`]: most },
});

const enter = (set: 'starters' | 'staff', id: number): Part => ({
  add: `${set} :me`,
  values: { ':me': new Set([id]) },
});
const leave = (set: 'starters' | 'staff', id: number): Part => ({
  delete: `${set} :me`,
  values: { ':me': new Set([id]) },
});

const clauses = ['set', 'remove', 'add', 'delete'] as const;

function writeOf(teamId: number, parts: readonly Part[]): Write {
  const key = keys.entity('TEAM', teamId);
  const all = <Name extends keyof Part>(name: Name) => parts.flatMap((part) => part[name] ?? []);
  const expression = clauses
    .filter((clause) => all(clause).length > 0)
    .map((clause) => `${clause.toUpperCase()} ${all(clause).join(', ')}`)
    .join(' ');
  const guard = {
    condition: all('condition').join(' AND '),
    ...merged('names', parts),
    ...merged('values', parts),
  };
  return expression ? { update: key, set: expression, ...guard } : { check: key, ...guard };
}

/** The database refuses an empty map. */
function merged(name: 'names' | 'values', parts: readonly Part[]): Pick<Part, 'names' | 'values'> {
  const all: Record<string, unknown> = Object.assign({}, ...parts.map((part) => part[name]));
  return Object.keys(all).length > 0 ? { [name]: all } : {};
}
