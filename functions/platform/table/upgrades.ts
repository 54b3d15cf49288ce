/**
 * Items of earlier versions: how each kind is read and written when its shape has changed. The rules: README.md here.
 */
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../problem.ts';
import { type Key, type Kind, kindOf } from './keys.ts';

type Item = Readonly<Record<string, unknown>>;
type Upgrade = (item: Item) => Item;

/**
 * By kind and by the version it leads to: makes an item of that version of one of the version before. Every kind began
 * with version 1; an item without `schema` has it.
 *
 * @internal
 */
export const upgrades: Partial<Record<Kind, Readonly<Record<number, Upgrade>>>> = {};

/**
 * Fields that conditions, update expressions, projections or stream functions name: an upgrade leaves them as they are.
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
const fixedEverywhere = ['pk', 'sk', 'kind', 'id', 'version', 'deleting', 'ttl'];

/** The version in which items of a kind are written. */
const versionOf = (kind: Kind): number => Math.max(1, ...Object.keys(upgrades[kind] ?? {}).map(Number));

const storedVersion = ({ schema = 1 }: { readonly schema?: number }): number => schema;

/**
 * The item as this code knows it; `schema` stays what it is stored with. Throws for one that newer code has written.
 */
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

const fixedFieldsOf = (kind: Kind): readonly string[] => [...fixedEverywhere, ...(fixedFields[kind] ?? [])];

const valueAt = (item: Item, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item);

function newerItem(kind: Kind, stored: number, known: number): Problem {
  console.error(JSON.stringify({ level: 'ERROR', error: 'NewerItem', kind, stored, known }));
  return new Problem(
    'internal',
    'Estos datos los guardó una versión más nueva de la aplicación. No se cambió nada: hay que actualizarla.',
  );
}

/** The item with the version in which its kind is written now. */
export function withVersion<T extends Key>(item: T): T {
  const kind = kindOf(item);
  return kind ? { ...item, schema: versionOf(kind) } : item;
}

/**
 * What an update of an item just read sets besides its own changes when it was upgraded on reading: every field that no
 * expression names. Those may have changed since without another `version`.
 */
export function upgradedFields(item: Key & { readonly schema?: number }): Item {
  const kind = kindOf(item);
  if (!kind || storedVersion(item) === versionOf(kind)) return {};
  const fixed = fixedFieldsOf(kind);
  return Object.fromEntries(Object.entries(item).filter(([field]) => !fixed.includes(field)));
}
