/** Counts in how many matches each player was present. */
import { type MatchFieldsToCount, playedMatches } from '../matches/played-events.ts';

/** Who the sheet of a match says was present, of both sides. */
export interface MatchPresence {
  readonly matchId: number;
  readonly playerIds: readonly number[];
}

/** In how many completed matches, playoffs included, the players were present. */
export interface PlayerAppearances {
  readonly playerId: number;
  readonly matches: number;
}

/** A match counts for the players whom its sheet says were present; a walkover counts for nobody. */
export function countAppearances(
  matches: readonly MatchFieldsToCount[],
  presence: readonly MatchPresence[],
): PlayerAppearances[] {
  const played = new Set(playedMatches(matches).flatMap(({ id, walkover }) => (walkover === null ? [id] : [])));
  return sumAppearances(
    presence
      .filter(({ matchId }) => played.has(matchId))
      // Who changed teams between two corrections of a match may stand on the lists of both sides.
      .flatMap(({ playerIds }) => [...new Set(playerIds)].map((playerId) => ({ playerId, matches: 1 }))),
  );
}

export function sumAppearances(rows: readonly PlayerAppearances[]): PlayerAppearances[] {
  const totals = new Map<number, number>();
  for (const { playerId, matches } of rows) totals.set(playerId, (totals.get(playerId) ?? 0) + matches);
  return [...totals].map(([playerId, matches]) => ({ playerId, matches }));
}
