/** Sanctions in the table: listed by tournament, found by id through a pointer. */
import type { SanctionSubject, StoredSanctionFields } from '#shared/domain/schemas/sanction.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import {
  type Authorship,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { batchGet, getItem, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { deletedVersionCondition, noteDeletionWrite } from './deletions.ts';

type SanctionFields = Omit<StoredSanctionFields, 'version'>;
/** `isRestored` marks one that was deleted and came back, until it is changed. */
export type StoredSanction = StoredItem<SanctionFields & { readonly isRestored?: true }>;

/** The id of the tournament of the sanctions that hold in every one. */
export const everyTournament = 0;

export async function findSanction(id: number): Promise<StoredSanction | undefined> {
  const ref = await getItem<{ tournamentId: number }>(keys.sanctionRef(id));
  return ref && getItem<StoredSanction>(keys.sanction(ref.tournamentId, id));
}

export async function getSanction(id: number): Promise<StoredSanction> {
  const sanction = await findSanction(id);
  if (!sanction) throw notFoundProblem('Sanción no encontrada');
  return sanction;
}

export const readSanctionIdFromKey = (sk: string): number => Number(sk.split('#').at(-1));

/** The sanctions that exist among `ids`. */
export async function findSanctions(ids: readonly number[]): Promise<StoredSanction[]> {
  const refs = await batchGet<{ pk: string; tournamentId: number }>(ids.map(keys.sanctionRef));
  return batchGet<StoredSanction>(
    refs.map(({ pk, tournamentId }) => keys.sanction(tournamentId, Number(pk.split('#')[2]))),
  );
}

/** The sanctions given in a tournament, or with {@link everyTournament} those that hold in all, by id. */
export const listSanctionsOfTournament = (tournamentId: number): Promise<StoredSanction[]> =>
  queryPartition<StoredSanction>(partitionKeys.sanctions, sortKeyPrefixes.ofTournament(tournamentId));

/** The sanctions of every tournament. */
export const listSanctions = (): Promise<StoredSanction[]> => queryPartition<StoredSanction>(partitionKeys.sanctions);

/** What a sanction may be about, or where it was given. */
export interface SanctionReference {
  readonly kind: Exclude<SanctionSubject['kind'], 'other'> | 'match' | 'tournament';
  readonly ids: readonly number[];
}

/** How many sanctions are about one of these, or were given there. */
export async function countSanctionsAbout({ kind, ids }: SanctionReference): Promise<number> {
  return (await listSanctions()).filter((sanction) => {
    const { subject, matchId, tournamentId, teamId } = sanction;
    if (kind === 'match') return matchId !== undefined && ids.includes(matchId);
    if (kind === 'tournament') return ids.includes(tournamentId);
    if (kind === 'team' && ids.includes(teamId)) return true;
    return subject.kind === kind && ids.includes(subject.id);
  }).length;
}

export function prepareSanctionCreation(fields: SanctionFields, author: Authorship) {
  const { tournamentId, id } = fields;
  const stored: StoredSanction = { ...fields, ...keys.sanction(tournamentId, id), ...stampsOfNewItem(author) };
  const condition = 'attribute_not_exists(pk)';
  const pointer = { ...keys.sanctionRef(id), tournamentId, ...stampsOfNewItem(author) };
  const writes: TableWrite[] = [
    { put: stored, condition },
    { put: pointer, condition },
  ];
  return { stored, writes };
}

/** The writes that replace a sanction as it was read; one that changes its tournament moves there. */
export function prepareSanctionReplacement(before: StoredSanction, fields: SanctionFields, author: Authorship) {
  const { tournamentId, id } = fields;
  const stamps = stampsOfNextVersion(before, author);
  const stored: StoredSanction = { ...fields, ...keys.sanction(tournamentId, id), ...stamps };
  const asRead = sameVersionCondition(before);
  if (tournamentId === before.tournamentId) return { stored, writes: [{ put: stored, ...asRead }] as TableWrite[] };
  const writes: TableWrite[] = [
    { remove: { pk: before.pk, sk: before.sk }, ...asRead },
    { put: stored, condition: 'attribute_not_exists(pk)' },
    { put: { ...keys.sanctionRef(id), tournamentId, ...stampsOfNewItem(author) } },
  ];
  return { stored, writes };
}

/** The writes that bring a deleted sanction back under its next version; refused unless `version` was deleted. */
export function sanctionRestorationWrites(fields: SanctionFields, version: number, author: Authorship): TableWrite[] {
  const { tournamentId, id } = fields;
  const stamps = stampsOfNextVersion({ createdAt: author.at, createdBy: author.by, version }, author);
  const stored: StoredSanction = { ...fields, isRestored: true, ...keys.sanction(tournamentId, id), ...stamps };
  return [
    { put: stored, condition: 'attribute_not_exists(pk)' },
    { put: { ...keys.sanctionRef(id), tournamentId, ...stamps }, ...deletedVersionCondition(version) },
  ];
}

export const deleteSanctionWrites = (sanction: StoredSanction, author: Authorship): TableWrite[] => [
  { remove: { pk: sanction.pk, sk: sanction.sk }, ...sameVersionCondition(sanction) },
  noteDeletionWrite(keys.sanctionRef(sanction.id), sanction, author),
];
