/** Deletes what belongs to a match: its events, their count, its lineups, and its sheet with operations and link. */
import type { Authorship } from '../../platform/table/authorship.ts';
import { getItem, queryPartition } from '../../platform/table/client.ts';
import { commit, type TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { keepDeletedChildren } from './deleted-matches.ts';
import { deleteEventWithMatchWrites, listEventsOfMatch } from './events.ts';
import { deleteLinkWrites } from './sheet-links.ts';

/** Writes in one transaction, below DynamoDB's limit of 100. */
const writesPerTransaction = 90;

/**
 * Deletes what belongs to a match that is already deleted; without the match it can no longer be reached. Safe to
 * repeat, with the author of the match's deletion: the publisher does so when it sees a deleted match, in case the request that deleted it was interrupted.
 */
export async function deleteMatchChildren(tournamentId: number, matchId: number, author: Authorship): Promise<void> {
  const [events, lineups, operations, link, sheet] = await Promise.all([
    listEventsOfMatch(tournamentId, matchId),
    queryPartition<Key>(partitionKeys.tournament(tournamentId), sortKeyPrefixes.lineupsOf(matchId)),
    queryPartition<Key>(partitionKeys.operations(matchId)),
    deleteLinkWrites(matchId),
    getItem<Key>(keys.sheet(tournamentId, matchId)),
  ]);
  const others = [...lineups, ...operations, ...(sheet ? [sheet] : [])];
  if (events.length + others.length > 0) await keepDeletedChildren(matchId, { events, others }, author);
  const removals: TableWrite[] = [
    ...events.flatMap((event) => deleteEventWithMatchWrites(event, author)),
    ...lineups.map(({ pk, sk }) => ({ remove: { pk, sk } })),
    { remove: keys.eventCount(tournamentId, matchId) },
    { remove: keys.sheet(tournamentId, matchId) },
    ...operations.map(({ pk, sk }) => ({ remove: { pk, sk } })),
    ...link,
  ];
  for (let at = 0; at < removals.length; at += writesPerTransaction)
    await commit(removals.slice(at, at + writesPerTransaction));
}
