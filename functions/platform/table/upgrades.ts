/** Upgrades items whose shape was changed by a newer version of the code. README.md in this folder has the rules. */
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../problem.ts';
import { type Key, type Kind, kindOf } from './keys.ts';

type Item = Readonly<Record<string, unknown>>;
type Upgrade = (item: Item) => Item;

/**
 * By kind and version number: makes an item of that version out of one of the version before. Every kind begins with
 * version 1, which an item without `schema` has.
 *
 * @internal
 */
export const upgrades: Partial<Record<Kind, Readonly<Record<number, Upgrade>>>> = {};

/**
 * Fields that conditions, update expressions, projections or stream functions name: an upgrade must not change them.
 */
const fixedFields: { readonly [K in Kind]?: readonly string[] } = {
  TEAM: ['name', 'logo', 'shirts', 'starters', 'staff'],
  TOURNAMENT: ['teamIds', 'enrolments', 'status', 'rules.matchMinutes'],
  CANCHA: ['nombre'],
  USER: ['roles', 'enabled', 'sessionsEndedAt'],
  SETTINGS: ['timeZone'],
  MATCH: ['canchaNombre', 'refereeName', 'assistantName'],
  EVENT: ['matchId', 'playerId', 'teamId', 'eventType', 'minute'],
  PLAYER: ['firstName', 'lastName', 'status'],
  STAFF: ['name'],
  EMAIL: ['userId', 'claimedUntil'],
  BOOK: ['v'],
};
const fixedInEveryKind = ['pk', 'sk', 'kind', 'id', 'version', 'deleting', 'ttl'];

/** The version in which items of a kind are written now. */
const versionOf = (kind: Kind): number => Math.max(1, ...Object.keys(upgrades[kind] ?? {}).map(Number));

const storedVersion = ({ schema = 1 }: { readonly schema?: number }): number => schema;

/** The item in the newest shape; its `schema` stays the stored number. Throws for an item written by newer code. */
export function upgraded<T>(item: T): T {
  const kind = kindOf(item as Partial<Key>);
  if (!kind) return item;
  const [stored, known] = [storedVersion(item as Item), versionOf(kind)];
  if (stored > known) throw newerItem(kind, stored, known);
  let current = item as Item;
  for (let version = stored + 1; version <= known; version += 1) current = upgradeTo(version, kind, current);
  return current as T;
}

function upgradeTo(version: number, kind: Kind, before: Item): Item {
  const after = upgrades[kind]?.[version]?.(before);
  if (!after) throw new Error(`No upgrade leads to ${kind} ${version}`);
  const changed = fixedFieldsOf(kind).find(
    (field) => !isDeepStrictEqual(valueAt(before, field), valueAt(after, field)),
  );
  if (changed) throw new Error(`The upgrade to ${kind} ${version} changes ${changed}, which expressions name`);
  return after;
}

const fixedFieldsOf = (kind: Kind): readonly string[] => [...fixedInEveryKind, ...(fixedFields[kind] ?? [])];

const valueAt = (item: Item, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item);

function newerItem(kind: Kind, stored: number, known: number): Problem {
  console.error(JSON.stringify({ level: 'ERROR', error: 'NewerItem', kind, stored, known }));
  return new Problem(
    'internal',
    'Estos datos los guardó una versión más nueva de la aplicación. No se cambió nada: hay que actualizarla.',
  );
}

/** The item with the `schema` in which its kind is written now. */
export function withVersion<T extends Key>(item: T): T {
  const kind = kindOf(item);
  return kind ? { ...item, schema: versionOf(kind) } : item;
}

/**
 * The fields that an update must also set when the item was upgraded on reading: all that no expression names. Those
 * that expressions name may have changed since without a new `version`.
 */
export function upgradedFields(item: Key & { readonly schema?: number }): Item {
  const kind = kindOf(item);
  if (!kind || storedVersion(item) === versionOf(kind)) return {};
  const fixed = fixedFieldsOf(kind);
  return Object.fromEntries(Object.entries(item).filter(([field]) => !fixed.includes(field)));
}
