/** Random histories of a tournament's items as the stream tells them, some written by newer code or damaged. */
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { type Key, keys, sortKeyPrefixes } from '#functions/platform/table/keys.ts';

/**
 * What is done to one of a few items; what does not fit its state (deleting what is not there) is left out. To 'touch' an
 * item is to write something that is not told: a sheet gets a new version by it, any other item keeps the one it has.
 */
interface Step {
  readonly item: number;
  readonly does: 'save' | 'delete' | 'touch';
  readonly poison: keyof typeof poisons;
}

type Image = Record<string, AttributeValue>;

const deepList = (levels: number): AttributeValue => (levels === 0 ? { S: 'deep' } : { L: [deepList(levels - 1)] });

/** Leaves just enough room for the other fields of the item. */
const largeText: AttributeValue = { S: '€'.repeat(133_200) };

/** How an image can differ from what this code writes. */
const poisons = {
  none: (image: Image): Image => image,
  'newer code': (image: Image): Image => ({ ...image, schema: { N: '999' }, status: { M: { of: { S: 'new' } } } }),
  'no author': ({ updatedBy: _by, updatedAt: _at, ...image }: Image): Image => image,
  'a strange author': (image: Image): Image => ({ ...image, updatedBy: { N: '-1e60' }, updatedAt: { S: 'ayer' } }),
  'no fields': ({ pk, sk, version, toldVersion }: Image): Image =>
    ({ pk, sk, version, ...(toldVersion && { toldVersion }) }) as Image,
  'other types': (image: Image): Image => ({
    ...image,
    homeTeamId: { S: 'Lanús' },
    homeScore: { NULL: true },
    minute: { L: [{ B: 'AAAA' }] },
    teamIds: { SS: ['b', 'a'] },
    end: { BOOL: true },
    unapplied: { SS: ['b', 'a'] },
    updatedAt: { N: '7' },
    updatedByLink: { N: '7' },
    matchDate: { N: '20250301' },
  }),
  'no dates': (image: Image): Image => ({ ...image, matchDate: { S: 'mañana' }, matchTime: { S: '' } }),
  'huge numbers': (image: Image): Image => ({
    ...image,
    homeTeamId: { N: '9007199254740993' },
    awayTeamId: { N: '1e125' },
    refereeId: { N: '-0.1234567890123456789' },
    teamIds: { NS: ['1e125', '-3', '0.5'] },
  }),
  'as deep as can be': (image: Image): Image => ({ ...image, location: deepList(31), rules: deepList(31) }),
  'as large as can be': (image: Image): Image => ({ ...image, location: largeText }),
  'a name as large as can be': (image: Image): Image => ({ ...image, name: largeText }),
} as const;

const arbitraryStep: fc.Arbitrary<Step> = fc.record({
  item: fc.nat(8),
  does: fc.constantFrom('save', 'save', 'save', 'delete', 'touch'),
  poison: fc.oneof(
    { weight: 4, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(poisons) as (keyof typeof poisons)[])) },
  ),
});

export const arbitrarySteps = fc.array(arbitraryStep, { minLength: 1, maxLength: 16 });

const itemsOf = (tournamentId: number): Key[] => [
  keys.match(tournamentId, 1),
  keys.match(tournamentId, 2),
  keys.event(tournamentId, 1, 1),
  keys.event(tournamentId, 1, 2),
  keys.event(tournamentId, 2, 3),
  keys.group(tournamentId, 1),
  keys.entity('TOURNAMENT', tournamentId),
  keys.sheet(tournamentId, 1),
  keys.sheet(tournamentId, 2),
];

const isSheet = ({ sk }: Key): boolean => sk.startsWith(sortKeyPrefixes.sheet);

export interface ItemVersions {
  readonly item: Key;
  /** The version before and after each write that is told; null where the item, or what is told of it, did not exist. */
  readonly chain: readonly (readonly [number | null, number | null])[];
}

interface ItemState {
  readonly item: Key;
  image: Image | null;
  version: number;
  /** How often something was saved that is told; for a sheet it is a version of its own. */
  told: number;
}

/** The version that entries tell of an item as it is; null where there is nothing to tell of. */
const toldVersionOf = ({ image, told }: ItemState): number | null => (image === null || told === 0 ? null : told);

/** A deleted sheet, unlike other items, is never there again as it was: another one begins anew. */
function nextVersions({ item, version, told }: ItemState, does: Step['does']): Pick<ItemState, 'version' | 'told'> {
  if (does === 'save') return { version: version + 1, told: told + 1 };
  if (!isSheet(item)) return { version, told };
  return does === 'touch' ? { version: version + 1, told } : { version: 0, told: 0 };
}

/** The stream records of the steps, in the order of the writes, and what they did to each item. */
export function playSteps(tournamentId: number, steps: readonly Step[]) {
  const second = Math.floor(Date.now() / 1000);
  const items = itemsOf(tournamentId).map((item): ItemState => ({ item, image: null, version: 0, told: 0 }));
  const chains = new Map<Key, [number | null, number | null][]>(items.map(({ item }) => [item, []]));
  const records: DynamoDBRecord[] = [];
  for (const [at, { item: index, does, poison }] of steps.entries()) {
    const state = items[index];
    const canBeMissing = does === 'save' || (does === 'touch' && state && isSheet(state.item));
    if (!state || (state.image === null && !canBeMissing)) continue;
    const before = state.image;
    const from = toldVersionOf(state);
    Object.assign(state, nextVersions(state, does));
    state.image = does === 'delete' ? null : poisons[poison](imageOf(state, at));
    const to = toldVersionOf(state);
    if (from !== to) chains.get(state.item)?.push([from, to]);
    records.push({
      dynamodb: {
        Keys: { pk: { S: state.item.pk }, sk: { S: state.item.sk } },
        ...(before && { OldImage: before }),
        ...(state.image && { NewImage: state.image }),
        SequenceNumber: String(1_000_000 * tournamentId + at),
        ApproximateCreationDateTime: second + Math.floor(at / 3),
      },
    });
  }
  return { records, versions: [...chains].map(([item, chain]): ItemVersions => ({ item, chain })) };
}

const imageOf = ({ item, version, told }: ItemState, at: number): Image => ({
  pk: { S: item.pk },
  sk: { S: item.sk },
  version: { N: String(version) },
  ...(isSheet(item) && { ...imageOfSheet(at), toldVersion: { N: String(told) } }),
  updatedBy: { N: String(at % 2) },
  ...(at % 2 === 0 && { updatedByLink: { S: 'link' } }),
  updatedAt: { S: new Date().toISOString() },
  homeTeamId: { N: '1' },
  awayTeamId: { N: '2' },
  status: { S: 'completed' },
  homeScore: { N: String(at) },
  awayScore: { N: '0' },
  matchDate: { S: '2025-03-01' },
  matchTime: { S: '14:00' },
  minute: { N: String(1 + at) },
  teamIds: { NS: ['2', '1'] },
});

/** What is told of a sheet; it may differ without a new version to tell, when other code has written it. */
const imageOfSheet = (at: number): Image => ({
  end: at % 3 === 0 ? { NULL: true } : { M: { at: { S: '2025-03-01T17:30:00.000Z' } } },
  confirmedAt: { M: { home: at % 4 < 2 ? { NULL: true } : { S: '2025-03-01T17:31:00.000Z' }, away: { NULL: true } } },
  unapplied: { L: at % 5 < 3 ? [] : [{ S: 'operation' }] },
});
