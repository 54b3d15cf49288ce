/** Who won a tournament: by its bracket, or by its table when the league is over and nobody plays a knock-out. */

import type { Bracket } from '../schemas/bracket.ts';
import type { Podium } from '../schemas/podium.ts';
import type { Standing } from '../schemas/standing.ts';
import type { TournamentStatus } from '../schemas/tournament.ts';

interface PodiumOptions {
  readonly status: TournamentStatus;
  /** The table of the whole tournament, in order. */
  readonly table: readonly Standing[];
  readonly hasGroups: boolean;
  readonly bracket: Pick<Bracket, 'isProjection' | 'champion' | 'runnerUp' | 'thirdPlace'>;
}

/**
 * Null while nobody has won. With a bracket its final decides, as soon as it is played. Without one, a finished league is
 * won by the first of its table, unless only its name put it there. Winners of several zonas have not met, so none of
 * them won the tournament.
 */
export function podiumOf({ status, table, hasGroups, bracket }: PodiumOptions): Podium | null {
  if (!bracket.isProjection) {
    const { champion, runnerUp, thirdPlace } = bracket;
    return champion && { champion, runnerUp, thirdPlace };
  }
  if (status !== 'completed' || hasGroups) return null;
  const [champion, runnerUp = null, thirdPlace = null] = placesThatResultsGave(table);
  return champion ? { champion, runnerUp, thirdPlace } : null;
}

/** The teams from the first on, up to the first that only its name put above the next one, or that has not played. */
function placesThatResultsGave(table: readonly Standing[]): Standing['team'][] {
  const end = table.findIndex(({ decidedBy, played }) => decidedBy === 'name' || played === 0);
  return table.slice(0, end === -1 ? table.length : end).map(({ team }) => team);
}
