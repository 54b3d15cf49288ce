/** Bulletins in the table: listed by tournament, found by id through a pointer, with what numbers them in an item beside. */
import type { BulletinForm, BulletinLine, ListedBulletin } from '#shared/domain/schemas/bulletin.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import {
  type Authorship,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { getItem, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { noteDeletionWrite } from './deletions.ts';

/** A line as it was published: with what it says where squads are private, and which ban it tells. */
export interface StoredBulletinLine extends BulletinLine {
  readonly isPerson: boolean;
  /** The text without anything that somebody wrote freely. */
  readonly openText: string;
  /** Of a ban that the cards alone gave: which one, so that the next bulletin does not tell it again. */
  readonly ban?: string;
}

type BulletinFields = BulletinForm & {
  readonly id: number;
  readonly tournamentId: number;
  /** null in a draft. */
  readonly number: number | null;
  /** Empty in a draft, whose lines are made when they are read. */
  readonly lines: readonly StoredBulletinLine[];
};
export type StoredBulletin = StoredItem<BulletinFields>;

/** A published bulletin with the names of the bans that it told and that cards alone gave; earlier ones lack them. */
export type PublishedBulletin = ListedBulletin & { readonly bans?: readonly string[] };

/** What a tournament's bulletins have in common; written with each of them on condition that it is as it was read. */
export interface BulletinState extends Key {
  readonly draftId: number | null;
  /** The last number of each year. */
  readonly last: { readonly [year: string]: number };
  /** In the order in which they were published. */
  readonly published: readonly PublishedBulletin[];
  readonly n: number;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));

export const findBulletin = (tournamentId: number, id: number): Promise<StoredBulletin | undefined> =>
  getItem<StoredBulletin>(keys.bulletin(tournamentId, id));

export async function getBulletin(id: number): Promise<StoredBulletin> {
  const ref = await getItem<{ tournamentId: number }>(keys.bulletinRef(id));
  const bulletin = ref && (await findBulletin(ref.tournamentId, id));
  if (!bulletin) throw notFoundProblem('Boletín no encontrado');
  return bulletin;
}

/** The bulletins of a tournament, its draft included, by id. */
export const listBulletins = (tournamentId: number): Promise<StoredBulletin[]> =>
  queryPartition<StoredBulletin>(partitionKeys.bulletins, sortKeyPrefixes.ofTournament(tournamentId));

export const readBulletinState = async (tournamentId: number): Promise<Omit<BulletinState, keyof Key>> =>
  (await getItem<BulletinState>(keys.bulletinState(tournamentId))) ?? { draftId: null, last: {}, published: [], n: 0 };

/** The write of the state, refused when another bulletin was begun, published or discarded since it was read. */
export const bulletinStateWrite = (
  tournamentId: number,
  before: Omit<BulletinState, keyof Key>,
  after: Partial<Pick<BulletinState, 'draftId' | 'last' | 'published'>>,
): TableWrite => ({
  put: { ...keys.bulletinState(tournamentId), ...before, ...after, n: before.n + 1 },
  condition: 'attribute_not_exists(pk) OR n = :seen',
  values: { ':seen': before.n },
});

export function prepareBulletinCreation(fields: BulletinFields, author: Authorship) {
  const { tournamentId, id } = fields;
  const stored: StoredBulletin = { ...fields, ...keys.bulletin(tournamentId, id), ...stampsOfNewItem(author) };
  const condition = 'attribute_not_exists(pk)';
  const writes: TableWrite[] = [
    { put: stored, condition },
    { put: { ...keys.bulletinRef(id), tournamentId, ...stampsOfNewItem(author) }, condition },
  ];
  return { stored, writes };
}

export function prepareBulletinReplacement(
  before: StoredBulletin,
  fields: Partial<BulletinFields>,
  author: Authorship,
) {
  const stored: StoredBulletin = { ...before, ...fields, ...stampsOfNextVersion(before, author) };
  const write: TableWrite = { put: stored, ...sameVersionCondition(before) };
  return { stored, write };
}

export const deleteBulletinWrites = (bulletin: StoredBulletin, author: Authorship): TableWrite[] => [
  { remove: { pk: bulletin.pk, sk: bulletin.sk }, ...sameVersionCondition(bulletin) },
  noteDeletionWrite(keys.bulletinRef(bulletin.id), bulletin, author),
];
