/** Counts the matches in which a player appeared for a team. */
import type { StoredMatchFields } from '../schemas/match.ts';

/** What a played match recorded of one side. */
export interface RecordedSide {
  /** Whom the sheet marked as present; null or nobody: the sheet did not say. */
  readonly presentIds: readonly number[] | null;
  readonly lineupIds: readonly number[];
  /** Players with a goal or a card. */
  readonly eventPlayerIds: readonly number[];
}

/** Whether a match counts for the matches that a player needs before the playoffs: played, of the league, no walkover. */
export const countsForPlayoffs = ({
  status,
  isPlayoff,
  walkover,
}: Pick<StoredMatchFields, 'status' | 'isPlayoff' | 'walkover'>): boolean =>
  status === 'completed' && !isPlayoff && walkover === null;

/**
 * In how many matches each player appeared. Whom the sheet marked as present decides, else the lineup; a goal or a card
 * always shows that a player was there. A match that recorded nobody of the side counts for everybody.
 */
export function countAppearances(
  playerIds: readonly number[],
  sides: readonly RecordedSide[],
): ReadonlyMap<number, number> {
  const records = sides.map(({ presentIds, lineupIds, eventPlayerIds }) => {
    const listed = presentIds && presentIds.length > 0 ? presentIds : lineupIds;
    return new Set([...listed, ...eventPlayerIds]);
  });
  const appearances = (id: number) => records.filter((record) => record.size === 0 || record.has(id)).length;
  return new Map(playerIds.map((id) => [id, appearances(id)]));
}
