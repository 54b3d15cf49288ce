/** Random histories of a tournament's items as the stream tells them, some written by newer code or damaged. */
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { type Key, keys } from '#functions/platform/table/keys.ts';

/** What is done to one of a few items; what does not fit its state (deleting what is not there) is left out. */
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
  'no fields': ({ pk, sk, version }: Image): Image => ({ pk, sk, version }) as Image,
  'other types': (image: Image): Image => ({
    ...image,
    homeTeamId: { S: 'Lanús' },
    homeScore: { NULL: true },
    minute: { L: [{ B: 'AAAA' }] },
    teamIds: { SS: ['b', 'a'] },
    updatedAt: { N: '7' },
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
  item: fc.nat(6),
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
];

export interface ItemVersions {
  readonly item: Key;
  /** The version before and after each write that gave the item a new one; null where it did not exist. */
  readonly chain: readonly (readonly [number | null, number | null])[];
}

/** The stream records of the steps, in the order of the writes, and what they did to each item. */
export function playSteps(tournamentId: number, steps: readonly Step[]) {
  const second = Math.floor(Date.now() / 1000);
  const items = itemsOf(tournamentId).map((item) => ({ item, image: null as Image | null, version: 0 }));
  const chains = new Map<Key, [number | null, number | null][]>(items.map(({ item }) => [item, []]));
  const records: DynamoDBRecord[] = [];
  for (const [at, { item: index, does, poison }] of steps.entries()) {
    const state = items[index];
    if (!state || (does !== 'save' && state.image === null)) continue;
    const before = state.image;
    const from = before && state.version;
    if (does === 'save') state.version += 1;
    const to = does === 'delete' ? null : state.version;
    state.image = to === null ? null : poisons[poison](imageOf(state.item, to, at));
    if (does !== 'touch') chains.get(state.item)?.push([from, to]);
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

const imageOf = ({ pk, sk }: Key, version: number, at: number): Image => ({
  pk: { S: pk },
  sk: { S: sk },
  version: { N: String(version) },
  updatedBy: { N: '1' },
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
