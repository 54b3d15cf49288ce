/** Sheets of matches in the table: what is recorded at the pitch beside the match's score and events. */
import { isDeepStrictEqual } from 'node:util';
import { recordedFields } from '#shared/domain/changes/recorded-change.ts';
import { emptySheet, type SheetRecord } from '#shared/domain/sheet/state.ts';
import type { MatchPresence } from '#shared/domain/statistics/appearances.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import {
  type Authorship,
  type ItemStamps,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { batchGet, getItem, queryAll } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import type { StoredMatch } from './matches.ts';
import { type TournamentItem, tournamentFromItem } from './tournaments.ts';

interface SheetFields extends SheetRecord {
  readonly tournamentId: number;
  readonly matchId: number;
  /** How many operations have been recorded, refused ones apart. */
  readonly operations: number;
  /** The ids of the operations that wait for an administrator, as they arrived. */
  readonly unapplied: readonly string[];
  /** The operation that was recorded last; null before the first. */
  readonly lastOperation: { readonly at: string; readonly by: number; readonly link: string | null } | null;
  /**
   * The version of what 'Cambios' tells of the sheet, which most operations leave as it is; 0 while it tells nothing.
   * Sheets of earlier versions of the code have none until they are saved again: theirs goes on from `version`.
   */
  readonly toldVersion?: number;
}
export type StoredSheet = SheetFields & Key & ItemStamps;

/** A sheet that may not have been written yet; its version is then 0. */
export type FoundSheet = SheetFields & Pick<ItemStamps, 'version'> & Partial<StoredSheet>;

export async function findSheet({ tournamentId, id }: Pick<StoredMatch, 'tournamentId' | 'id'>): Promise<FoundSheet> {
  return (await getItem<StoredSheet>(keys.sheet(tournamentId, id))) ?? newSheet(tournamentId, id);
}

const newSheet = (tournamentId: number, matchId: number): FoundSheet => ({
  ...emptySheet,
  tournamentId,
  matchId,
  operations: 0,
  unapplied: [],
  lastOperation: null,
  version: 0,
});

/** A match with its tournament and its sheet, in one call; 404 when the match or the tournament is gone. */
export async function readMatchWithSheet({ tournamentId, id }: Pick<StoredMatch, 'tournamentId' | 'id'>) {
  const ofMatch = keys.match(tournamentId, id);
  const ofTournament = keys.entity('TOURNAMENT', tournamentId);
  const ofSheet = keys.sheet(tournamentId, id);
  const found = await batchGet<Key>([ofMatch, ofTournament, ofSheet]);
  const find = ({ pk, sk }: Key) => found.find((item) => item.pk === pk && item.sk === sk);
  const [match, tournament] = [find(ofMatch) as StoredMatch | undefined, find(ofTournament)];
  if (!match || !tournament) throw notFoundProblem('Partido no encontrado');
  const sheet = (find(ofSheet) as StoredSheet | undefined) ?? newSheet(tournamentId, id);
  return { match, tournament: tournamentFromItem(tournament as TournamentItem), sheet };
}

/** The sheets of the given matches that have one, by match id. */
export async function readSheetsOfMatches(
  matches: readonly Pick<StoredMatch, 'tournamentId' | 'id'>[],
): Promise<Map<number, StoredSheet>> {
  const found = await batchGet<StoredSheet>(matches.map(({ tournamentId, id }) => keys.sheet(tournamentId, id)));
  return new Map(found.map((sheet) => [sheet.matchId, sheet]));
}

/** Who was present at the matches of a tournament whose sheet says it. */
export async function listPresence(tournamentId: number): Promise<MatchPresence[]> {
  const sheets = await queryAll<Pick<StoredSheet, 'matchId' | 'presence'>>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sheet)',
    ExpressionAttributeValues: { ':pk': partitionKeys.tournament(tournamentId), ':sheet': sortKeyPrefixes.sheet },
    ExpressionAttributeNames: { '#matchId': 'matchId', '#presence': 'presence' },
    ProjectionExpression: '#matchId, #presence',
  });
  return sheets.flatMap(({ matchId, presence: { home, away } }) =>
    home || away ? [{ matchId, playerIds: [...(home?.value ?? []), ...(away?.value ?? [])] }] : [],
  );
}

/** The write of a sheet over the one just read. */
export function saveSheetWrite(
  before: FoundSheet,
  changes: Partial<Omit<SheetFields, 'toldVersion'>>,
  author: Authorship,
): TableWrite {
  const key = keys.sheet(before.tournamentId, before.matchId);
  const { createdAt, createdBy, version } = before;
  const changed = { ...before, ...changes };
  const after = { ...key, ...changed, toldVersion: toldVersionOf(before) + (isToldAnew(before, changed) ? 1 : 0) };
  if (createdAt === undefined || createdBy === undefined) {
    return { put: { ...after, ...stampsOfNewItem(author) }, condition: 'attribute_not_exists(pk)' };
  }
  const stamps = stampsOfNextVersion({ createdAt, createdBy, version }, author);
  return { put: { ...after, ...stamps }, ...sameVersionCondition(before) };
}

/** The check that a sheet is still as it was read. */
export const sameSheetCheck = (sheet: FoundSheet): TableWrite => ({
  check: keys.sheet(sheet.tournamentId, sheet.matchId),
  ...(sheet.version === 0 ? { condition: 'attribute_not_exists(pk)' } : sameVersionCondition(sheet)),
});

const toldVersionOf = ({ toldVersion, version }: FoundSheet): number => toldVersion ?? version;

const toldFields = recordedFields.sheet.changed as readonly (keyof SheetFields)[];

/** Whether something changes that 'Cambios' tells. */
const isToldAnew = (before: SheetFields, after: SheetFields): boolean =>
  toldFields.some((field) => !isDeepStrictEqual(before[field], after[field]));
