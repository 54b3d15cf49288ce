/** Matches in the table: stored under their tournament, found by id through a pointer. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import {
  type Authorship,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { listItemsByKind } from '../../platform/table/by-kind.ts';
import { batchGet, countQueriedItems, getItem, queryAll, queryPartition } from '../../platform/table/client.ts';
import { commit, type TableWrite } from '../../platform/table/commit.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { deletedVersionCondition, noteDeletionWrite } from './deletions.ts';

/** Names of a match's cancha and officials, kept for when those are deleted. */
export interface CanchaAndOfficialNames {
  readonly canchaNombre?: string;
  readonly refereeName?: string;
  readonly assistantName?: string;
}

/** How a generated playoff match relates to others; never sent to clients. */
export interface PlayoffLinks {
  /** Ids of the qualified teams, best placed first. */
  readonly seeds?: readonly number[];
  /** Ids of the matches that wait for this one's winner or loser. */
  readonly feeds?: readonly number[];
  /** Rounds of the matches that the sides wait for, when it was created; absent in matches of earlier versions. */
  readonly homeFromRound?: string;
  readonly awayFromRound?: string;
}

/** What the sheet notes at its match; never sent to clients. */
interface SheetNotes {
  /** The score of the completed match follows its events, because it comes from the sheet and nobody corrected it. */
  readonly scoreFollowsEvents?: boolean | undefined;
  /** The ids of those who played under protest. */
  readonly underProtest?: readonly number[] | undefined;
}

/** What is noted as a match begins, and stays; never sent to clients. */
interface StartNote {
  /** Verdicts are frozen of it, so that it is not deleted. */
  readonly isJudged?: true;
}

export type StoredMatch = StoredItem<
  StoredMatchFields & CanchaAndOfficialNames & PlayoffLinks & SheetNotes & StartNote
>;
/** The fields of a match, without those that the table adds. */
export type MatchFields = Omit<StoredMatchFields, 'version'> & SheetNotes;
export type StoredMatchData = MatchFields & CanchaAndOfficialNames & PlayoffLinks & StartNote;

export async function findMatch(id: number): Promise<StoredMatch | undefined> {
  const ref = await getItem<{ tournamentId: number }>(keys.matchRef(id));
  return ref && getItem<StoredMatch>(keys.match(ref.tournamentId, id));
}

/** The matches that exist among `ids`. */
export async function findMatches(ids: readonly number[]): Promise<StoredMatch[]> {
  const refs = await batchGet<{ pk: string; tournamentId: number }>(ids.map(keys.matchRef));
  return batchGet<StoredMatch>(refs.map(({ pk, tournamentId }) => keys.match(tournamentId, Number(pk.split('#')[2]))));
}

export const isTeamOfMatch = ({ homeTeamId, awayTeamId }: MatchFields, teamId: number): boolean =>
  homeTeamId === teamId || awayTeamId === teamId;

export async function getMatch(id: number): Promise<StoredMatch> {
  const match = await findMatch(id);
  if (!match) throw notFoundProblem('Partido no encontrado');
  return match;
}

/** The matches of a tournament in order of play: date, time, id. */
export async function listMatchesOfTournament(tournamentId: number): Promise<StoredMatch[]> {
  const found = await queryPartition<StoredMatch>(partitionKeys.tournament(tournamentId), sortKeyPrefixes.match);
  return found.sort(comparePlayOrder);
}

/** The ids of a tournament's matches after `afterId`, in ascending order. */
export async function listMatchIdsOfTournament(
  tournamentId: number,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const found = await queryAll<{ sk: string }>(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': partitionKeys.tournament(tournamentId),
        ':first': keys.match(tournamentId, afterId + 1).sk,
        ':last': keys.match(tournamentId, Number.MAX_SAFE_INTEGER).sk,
      },
      ProjectionExpression: 'pk, sk',
    },
    limit,
  );
  return found.map(({ sk }) => Number(sk.slice(sortKeyPrefixes.match.length)));
}

export async function countMatchesOfTournament(tournamentId: number): Promise<number> {
  return countQueriedItems({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :match)',
    ExpressionAttributeValues: { ':pk': partitionKeys.tournament(tournamentId), ':match': sortKeyPrefixes.match },
  });
}

/** The matches of every tournament by id, after `afterId`; they come from an index that may lag by a moment. */
export const listAllMatches = (afterId: number, limit: number): Promise<StoredMatch[]> =>
  listItemsByKind<StoredMatch>('MATCH', afterId, limit);

/** The writes of a new match: the item and its pointer. */
export function prepareMatchCreation(fields: StoredMatchData, author: Authorship) {
  const stored: StoredMatch & { readonly kind: 'MATCH' } = {
    ...fields,
    ...keys.match(fields.tournamentId, fields.id),
    kind: 'MATCH',
    ...stampsOfNewItem(author),
  };
  const pointer = { ...keys.matchRef(fields.id), tournamentId: fields.tournamentId, ...stampsOfNewItem(author) };
  const isNew = 'attribute_not_exists(pk)';
  return {
    stored,
    writes: [
      { put: stored, condition: isNew },
      { put: pointer, condition: isNew },
    ] satisfies TableWrite[],
  };
}

/** The writes that replace a match, on condition that it is as it was read. */
export function prepareMatchReplacement(before: StoredMatch, fields: Partial<StoredMatchData>, author: Authorship) {
  const stored: StoredMatch = { ...before, ...fields, ...stampsOfNextVersion(before, author) };
  const writes: TableWrite[] = [{ put: stored, ...sameVersionCondition(before) }];
  return { stored, writes };
}

/**
 * The write of a save that changes the events of a match, but not the match: it stays as it was read. As a bulk change
 * left it, it no longer stands.
 */
export function keepMatchWrite(match: StoredMatch): TableWrite {
  const { pk, sk, changeGroupId } = match;
  if (changeGroupId === undefined) return { check: { pk, sk }, ...sameVersionCondition(match) };
  return { update: { pk, sk }, set: 'REMOVE changeGroupId', ...sameVersionCondition(match) };
}

/** The writes that bring a deleted match back as it was, under its next version. */
export function prepareMatchRestoration(deleted: StoredMatch, author: Authorship) {
  const stored: StoredMatch = { ...deleted, ...stampsOfNextVersion(deleted, author) };
  const pointer = { ...keys.matchRef(deleted.id), tournamentId: deleted.tournamentId, ...stampsOfNewItem(author) };
  const isNew = 'attribute_not_exists(pk)';
  const writes: TableWrite[] = [
    { put: stored, condition: isNew },
    { put: pointer, ...deletedVersionCondition(deleted.version) },
  ];
  return { stored, writes };
}

export function deleteMatchWrites(match: StoredMatch, author: Authorship): TableWrite[] {
  const { pk, sk } = match;
  return [
    { remove: { pk, sk }, ...sameVersionCondition(match) },
    noteDeletionWrite(keys.matchRef(match.id), match, author),
  ];
}

/** Stores names in the matches, so that they stay visible after the cancha or official is deleted. */
export async function storeCanchaOrOfficialNames(
  matches: readonly StoredMatch[],
  namesOf: (match: StoredMatch) => CanchaAndOfficialNames,
): Promise<void> {
  for (const match of matches) {
    const { pk, sk } = match;
    const names = Object.entries(namesOf(match)).filter(
      ([field, name]) => match[field as keyof CanchaAndOfficialNames] !== name,
    );
    if (names.length === 0) continue;
    const set = `SET ${names.map(([field]) => `${field} = :${field}`).join(', ')}`;
    const values = Object.fromEntries(names.map(([field, name]) => [`:${field}`, name]));
    await commit([{ update: { pk, sk }, set, condition: 'attribute_exists(pk)', values }]);
  }
}
