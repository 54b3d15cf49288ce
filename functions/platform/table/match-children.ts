/** What hangs on a match and goes with it: events, their count, lineups. */
import { queryPartition } from './client.ts';
import { commit, type Write } from './commit.ts';
import { deleteEventWrites, listEventsOfMatch } from './events.ts';
import { type Key, keys, partitions, prefixes } from './keys.ts';

/** Writes that fit one transaction. */
const writesPerTransaction = 90;

/**
 * Removes them after their match is gone: without it nobody can reach them any more. Safe to repeat, so whoever sees
 * that a match was deleted may do it, should the one who deleted it have died in between.
 */
export async function deleteMatchChildren(tournamentId: number, matchId: number): Promise<void> {
  const [events, lineups] = await Promise.all([
    listEventsOfMatch(tournamentId, matchId),
    queryPartition<Key>(partitions.tournament(tournamentId), prefixes.lineupsOf(matchId)),
  ]);
  const removals: Write[] = [
    ...events.flatMap((event) => deleteEventWrites(event)),
    ...lineups.map(({ pk, sk }) => ({ remove: { pk, sk } })),
    { remove: keys.eventCount(tournamentId, matchId) },
  ];
  for (let at = 0; at < removals.length; at += writesPerTransaction)
    await commit(removals.slice(at, at + writesPerTransaction));
}
