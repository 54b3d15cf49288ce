/** Upgrades items whose shape was changed by a newer version of the code. upgrades.md has the rules. */
import { isDeepStrictEqual } from 'node:util';
import { limits } from '#shared/domain/limits.ts';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import { settingsDefaults } from '#shared/domain/schemas/settings.ts';
import { noEligibilityRules, rulesOfOlderTournaments } from '#shared/domain/tournament-rules.ts';
import { Problem } from '../problem.ts';
import { type ItemKind, itemKindOf, type Key } from './keys.ts';

type TableItem = Readonly<Record<string, unknown>>;
type UpgradeFunction = (item: TableItem) => TableItem;

/**
 * Upgrades by kind and version: each makes an item of that version out of the version before. Every kind begins with
 * version 1, which an item without `schema` has.
 *
 * @internal
 */
export const upgrades: Partial<Record<ItemKind, Readonly<Record<number, UpgradeFunction>>>> = {
  TEAM: { 2: (item) => ({ shortName: '', ...item }) },
  TOURNAMENT: {
    2: (item) => ({ ...tournamentWithoutFixture, ...item }),
    3: (item) => ({ ...item, rules: { ...rulesOfOlderTournaments, ...(item.rules as TableItem) } }),
    4: (item) => ({ ...item, rules: { eligibility: noEligibilityRules, ...(item.rules as TableItem) } }),
  },
  PLAYER: { 2: (item) => ({ squadSince: null, fitUntil: null, ...item }) },
  SETTINGS: {
    2: (item) => ({ publicSquads: false, ...item }),
    3: (item) => ({
      ...item,
      starters: Math.min(limits.startersMax, Math.max(limits.startersMin, Number(item.starters))),
    }),
    4: (item) => ({ ...settingsDefaults, ...item }),
    5: (item) => ({ ...settingsDefaults, ...item }),
  },
};

/**
 * Fields that conditions, update expressions, projections or stream functions name: an upgrade must not change them.
 */
const fixedFieldsByKind: { readonly [K in ItemKind]?: readonly string[] } = {
  TEAM: ['name', 'logo', 'shirts', 'starters', 'staff', 'pendingPlayers'],
  TOURNAMENT: ['teamIds', 'scheduleRevision', 'status', 'rules.matchMinutes'],
  CANCHA: ['nombre'],
  USER: ['roles', 'enabled', 'sessionsEndedAt'],
  SETTINGS: ['timeZone'],
  MATCH: ['canchaNombre', 'refereeName', 'assistantName'],
  EVENT: ['matchId', 'playerId', 'teamId', 'eventType', 'minute'],
  PLAYER: ['firstName', 'lastName', 'status', 'pendingMatchId'],
  STAFF: ['name'],
  EMAIL: ['userId', 'claimedUntil'],
  BOOK: ['v'],
};
const fieldsFixedInEveryKind = ['pk', 'sk', 'kind', 'id', 'version', 'deleting', 'ttl'];

/** The version in which items of a kind are written now. */
export const currentSchemaVersionOf = (kind: ItemKind): number =>
  Math.max(1, ...Object.keys(upgrades[kind] ?? {}).map(Number));

const storedSchemaVersionOf = ({ schema = 1 }: { readonly schema?: number }): number => schema;

/** The item in the newest shape; its `schema` stays the stored number. Throws for an item written by newer code. */
export function upgradeItem<T>(item: T): T {
  const kind = itemKindOf(item as Partial<Key>);
  if (!kind) return item;
  const [stored, known] = [storedSchemaVersionOf(item as TableItem), currentSchemaVersionOf(kind)];
  if (stored > known) throw newerItemProblem(kind, stored, known);
  let current = item as TableItem;
  for (let version = stored + 1; version <= known; version += 1) current = upgradeItemToVersion(version, kind, current);
  return current as T;
}

function upgradeItemToVersion(version: number, kind: ItemKind, before: TableItem): TableItem {
  const after = upgrades[kind]?.[version]?.(before);
  if (!after) throw new Error(`No upgrade leads to ${kind} ${version}`);
  const changed = fixedFieldsOfKind(kind).find(
    (field) => !isDeepStrictEqual(readValueAtPath(before, field), readValueAtPath(after, field)),
  );
  if (changed) throw new Error(`The upgrade to ${kind} ${version} changes ${changed}, which expressions name`);
  return after;
}

const fixedFieldsOfKind = (kind: ItemKind): readonly string[] => [
  ...fieldsFixedInEveryKind,
  ...(fixedFieldsByKind[kind] ?? []),
];

const readValueAtPath = (item: TableItem, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as TableItem | undefined)?.[name], item);

function newerItemProblem(kind: ItemKind, stored: number, known: number): Problem {
  console.error({ error: 'NewerItem', kind, stored, known });
  return new Problem(
    'internal',
    'Estos datos los guardó una versión más nueva de la aplicación. No se cambió nada: hay que actualizarla.',
  );
}

/** The item with `schema` set to the version in which its kind is written now. */
export function withCurrentSchemaVersion<T extends Key>(item: T): T {
  const kind = itemKindOf(item);
  return kind ? { ...item, schema: currentSchemaVersionOf(kind) } : item;
}

/**
 * The fields that an update must also set when the item was upgraded on reading: all but the fixed ones. Those may have
 * changed since the item was read without a new `version`, and no upgrade changes them.
 */
export function fieldsToStoreAfterUpgrade(item: Key & { readonly schema?: number }): TableItem {
  const kind = itemKindOf(item);
  if (!kind || storedSchemaVersionOf(item) === currentSchemaVersionOf(kind)) return {};
  const fixed = fixedFieldsOfKind(kind);
  return Object.fromEntries(Object.entries(item).filter(([field]) => !fixed.includes(field)));
}
