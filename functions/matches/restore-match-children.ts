/** Brings back what belonged to a deleted match: its events, their count, its lineups, and its sheet with operations. */
import type { MatchChildren } from '../competition/records/deleted-matches.ts';
import { listEventsOfMatch, prepareEventRestoration, type StoredEvent } from '../competition/records/events.ts';
import type { StoredMatch } from '../competition/records/matches.ts';
import { readPlayersById } from '../competition/records/players.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { commit, OptimisticLockError, type TableWrite } from '../platform/table/commit.ts';

/** Safe to repeat: what is there already stays. */
export async function restoreMatchChildren(
  { tournamentId, id }: StoredMatch,
  { events, others }: MatchChildren,
  author: Authorship,
): Promise<void> {
  const there = new Set((await listEventsOfMatch(tournamentId, id)).map((event) => event.id));
  for (const event of await withExistingPlayers(events.filter((each) => !there.has(each.id))))
    await commitUnlessThere(prepareEventRestoration(event, author).writes);
  for (const item of others) await commitUnlessThere([{ put: { ...item }, condition: 'attribute_not_exists(pk)' }]);
}

/** A player whom only this match named may have been deleted since: his goals are nobody's then, his cards are gone. */
async function withExistingPlayers(events: readonly StoredEvent[]): Promise<StoredEvent[]> {
  const players = await readPlayersById(new Set(events.map(({ playerId }) => playerId).filter((id) => id !== 0)));
  return events.flatMap((event) => {
    if (event.playerId === 0 || players.has(event.playerId)) return [event];
    return event.eventType === 'goal' ? [{ ...event, playerId: 0 }] : [];
  });
}

async function commitUnlessThere(writes: TableWrite[]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
  }
}
