/** What is still possible for each team of one table, exactly or not at all (DESIGN §13). */
import { comparePlayOrder } from '../play-order.ts';
import type { Band } from '../schemas/band.ts';
import type { BandOutlook, TeamOutlook } from '../schemas/outlook.ts';
import { lastPlaceOf } from './aim.ts';
import type { MatchPoints } from './own-results.ts';
import { outlookOfTeam } from './team-outlook.ts';

export interface TableTeam {
  readonly teamId: number;
  /** With those that the federation added or took away. */
  readonly points: number;
  /** The place in the table, after tie-breakers; it is shared by nobody. */
  readonly position: number;
}

/** A match that is neither completed nor cancelled; the score of one in play says nothing. */
export interface OpenMatch {
  readonly id: number;
  readonly round: string;
  /** A postponed match keeps its old date. */
  readonly matchDate: string;
  readonly matchTime: string;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
}

export interface Table {
  readonly teams: readonly TableTeam[];
  /** In any order; both sides are among the teams. */
  readonly matches: readonly OpenMatch[];
  readonly bands: readonly Band[];
  readonly points: MatchPoints;
}

export function computeOutlook(table: Table): TeamOutlook[] {
  if (table.matches.length === 0) return table.teams.map((team) => outlookAtTheEnd(team, table.bands));
  const inOrder = { ...table, matches: table.matches.toSorted(comparePlayOrder) };
  return table.teams.map((team) => outlookOfTeam(team, inOrder));
}

/** When no match is left the table's order holds, and tie-breakers have decided. */
const outlookAtTheEnd = ({ teamId, position }: TableTeam, bands: readonly Band[]): TeamOutlook => ({
  teamId,
  best: position,
  worst: position,
  bands: bands.map((band) => bandAtTheEnd(band, position)),
});

function bandAtTheEnd(band: Band, position: number): BandOutlook {
  const isIn = position <= lastPlaceOf(band);
  const needed = isIn ? 0 : null;
  return {
    label: band.label,
    state: isIn ? 'secured' : 'out',
    certainWith: needed,
    impossibleBelow: needed,
    next: null,
  };
}
