/** Decides which scopes a change of a source item wakes: those that read the item. */
import type { DynamoDBRecord } from 'aws-lambda';
import type { WorkName } from '../competition/publication/store/background-work.ts';
import { findMatches } from '../competition/records/matches.ts';
import { partitionKeys, type Scope, sortKeyPrefixes, tournamentIdOfPartition } from '../platform/table/keys.ts';
import { changedNoticeScopes, readersOfNotices } from './changed-notices.ts';
import { affectsDisplayNames, affectsEveryPage, changedMatchOf, changedTeamsOf } from './changed-pages.ts';
import { affectsOverallDocuments, listTournamentsAffectedBy } from './changed-tournaments.ts';
import { isClockChange, isOnlySchemaRewrite } from './stream-change.ts';

export interface ScopesOfChange {
  readonly scopes: readonly Scope[];
  readonly works: readonly WorkName[];
  /** Whether the change belongs to a match in play. */
  readonly isLive: boolean;
  /** Whether the scopes are published as a whole, because no document tells of the change. */
  readonly isWhole?: boolean;
}

export async function scopesOfChange(record: DynamoDBRecord): Promise<ScopesOfChange> {
  if (affectsEveryPage(record)) return { scopes: [], works: ['everything'], isLive: false };
  const noticeScopes = changedNoticeScopes(record);
  if (noticeScopes) return { ...(await readersOfNotices(noticeScopes)), isLive: false, isWhole: true };
  const tournamentIds = await listTournamentsAffectedBy(record);
  const match = changedMatchOf(record);
  const teamIds = new Set([...changedTeamsOf(record), ...(match?.teamIds ?? [])]);
  if (match?.isOfClock) for (const id of await readTeamIdsOfMatch(match.matchId)) teamIds.add(id);
  return {
    scopes: [
      ...tournamentIds,
      ...(match ? [`MATCH#${match.matchId}` as const] : []),
      ...[...teamIds].map((id) => `TEAM#${id}` as const),
      ...(affectsOverallDocuments(record) ? (['ALL'] as const) : []),
    ],
    works: showsInUnchangedMatches(record) ? tournamentIds.map((id) => `T#${id}` as const) : [],
    isLive: isOfMatchInPlay(record),
  };
}

/** Whether matches that did not change show it: the name of a team, a cancha, a player or a member of the staff. */
function showsInUnchangedMatches(record: DynamoDBRecord): boolean {
  const pk = record.dynamodb?.Keys?.pk?.S ?? '';
  const isOwn =
    tournamentIdOfPartition(pk) !== null ||
    [partitionKeys.entities('TOURNAMENT'), partitionKeys.sanctions, partitionKeys.bulletins].includes(pk);
  return !isOwn || affectsDisplayNames(record);
}

async function readTeamIdsOfMatch(id: number): Promise<number[]> {
  const [match] = await findMatches([id]);
  return [match?.homeTeamId ?? null, match?.awayTeamId ?? null].filter((teamId) => teamId !== null);
}

/** An event may also be of a match that is over; its publication is not worth looking the match up. */
function isOfMatchInPlay(record: DynamoDBRecord): boolean {
  const { Keys, OldImage, NewImage } = record.dynamodb ?? {};
  const sk = Keys?.sk?.S ?? '';
  if (tournamentIdOfPartition(Keys?.pk?.S) === null || isOnlySchemaRewrite(record.dynamodb)) return false;
  if (sk.startsWith(sortKeyPrefixes.match))
    return [OldImage, NewImage].some((image) => image?.status?.S === 'in_progress');
  return sk.startsWith(sortKeyPrefixes.event) || isClockChange(record.dynamodb);
}
