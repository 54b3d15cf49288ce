/** Which teams have no match in a round. */
import type { StoredMatchFields } from '../schemas/match.ts';

export interface FreeTeamsOptions {
  /** All matches of the round. */
  readonly matches: readonly Pick<StoredMatchFields, 'homeTeamId' | 'awayTeamId' | 'status' | 'isPlayoff'>[];
  /** The participants, or with zonas the teams of each: those of one meet one another. */
  readonly zonas: readonly (readonly number[])[];
  /** The ids of the teams that have left the tournament. */
  readonly withdrawn: readonly number[];
}

/**
 * With more teams without a match the round is taken to be unfinished: its matches are not all entered yet, or some were
 * moved to another round.
 */
const mostFreeInZona = 2;

/**
 * The ids of the free teams of a round of the league. A cancelled match keeps its teams from being free, unless it was
 * against a team that has left. A zona without a match in the round has ended, or not begun.
 */
export function freeTeamsOf({ matches, zonas, withdrawn }: FreeTeamsOptions): number[] {
  const isOut = (id: number | null) => id !== null && withdrawn.includes(id);
  const busy = new Set(
    matches
      .filter(({ isPlayoff }) => !isPlayoff)
      .filter(
        ({ status, homeTeamId, awayTeamId }) => status !== 'cancelled' || !(isOut(homeTeamId) || isOut(awayTeamId)),
      )
      .flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
  );
  return zonas.flatMap((teamIds) => {
    const free = teamIds.filter((id) => !busy.has(id) && !isOut(id));
    return free.length <= mostFreeInZona && free.length < teamIds.length - free.length ? free : [];
  });
}

/** The teams that meet one another in a tournament: those of each zona, else all of them. */
export const zonasOf = (
  { teamIds }: { readonly teamIds: readonly number[] },
  groups: readonly { readonly teamIds: readonly number[] }[],
): (readonly number[])[] => (groups.length > 0 ? groups.map((group) => group.teamIds) : [teamIds]);
