/** What the outlook of a table is computed from. */
import type { Band } from '../schemas/band.ts';
import type { MatchPoints } from './own-results.ts';

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
