/** Explains the outlook of a table: for each team and band the reason, and what its last match decides. */
import { comparePlayOrder } from '../../matches/play-order.ts';
import type { Band } from '../../schemas/band.ts';
import type { TableOutlook, TeamOutlook } from '../../schemas/outlook.ts';
import type { BandExplanation, TableExplanation, TeamExplanation } from '../../schemas/outlook-explanation.ts';
import { lastPlaceOf } from '../aim.ts';
import type { OpenMatch } from '../table.ts';
import { lastRoundOf } from './last-round.ts';
import { levelWith, type PlayedTable } from './level.ts';
import { reasonAtTheEnd, reasonOf, rivalsToBeLevelWith } from './reason.ts';
import { type RowForExplanation, rangesOf, type TeamRange } from './standing-of-team.ts';

/** With more rivals than this that may be level, a sentence names none, and says nothing of each. */
const mostLevelRivals = 3;

export interface ExplainOptions {
  readonly outlook: TableOutlook;
  readonly rows: readonly RowForExplanation[];
  /** The open matches of the table, in any order. */
  readonly open: readonly OpenMatch[];
  readonly played: PlayedTable;
  /** Those of the table, in the order of the outlook's. */
  readonly bands: readonly Band[];
}

export function explainOutlook({ outlook, rows, open, played, bands }: ExplainOptions): TableExplanation {
  const matches = open.toSorted(comparePlayOrder);
  const ranges = rangesOf(rows, matches, played.rules.points);
  const lastResult = played.matches.map(({ matchDate }) => matchDate).reduce((a, b) => (a > b ? a : b), '');
  const table = { ranges, matches, played, rows, bands };
  return {
    groupId: outlook.groupId,
    lastResult: lastResult === '' ? null : lastResult,
    teams: outlook.teams.flatMap((team) => {
      const range = ranges.find(({ row }) => row.teamId === team.teamId);
      return range ? [explainTeam(team, range, table)] : [];
    }),
  };
}

interface ExplainedTable extends Omit<ExplainOptions, 'outlook' | 'open'> {
  readonly ranges: readonly TeamRange[];
  readonly matches: readonly OpenMatch[];
}

function explainTeam(outlook: TeamOutlook, range: TeamRange, table: ExplainedTable): TeamExplanation {
  const { teamId } = range.row;
  const [next] = range.open;
  return {
    teamId,
    matchesLeft: range.open.length,
    leastPoints: range.least,
    mostPoints: range.most,
    next: next
      ? {
          matchId: next.id,
          round: next.round,
          rivalId: next.homeTeamId === teamId ? next.awayTeamId : next.homeTeamId,
        }
      : null,
    bands: table.bands.map((band, at) => explainBand(band, at, outlook, range, table)),
  };
}

function explainBand(
  band: Band,
  at: number,
  outlook: TeamOutlook,
  team: TeamRange,
  { ranges, matches, played, rows }: ExplainedTable,
): BandExplanation {
  const lastPlace = lastPlaceOf(band);
  const state = outlook.bands[at]?.state ?? 'unknown';
  const rivals = ranges.filter((each) => each !== team);
  if (matches.length === 0)
    return { reason: reasonAtTheEnd(team.row.teamId, rows, lastPlace), level: [], lastRound: null };
  const { points } = played.rules;
  const isUsual = points.win >= points.draw && points.draw >= points.loss;
  const level = isUsual ? rivalsToBeLevelWith(team, rivals, state) : [];
  const isDecided = state === 'secured' || state === 'out';
  return {
    // 'Even if it loses' and the like are said of rules alone by which a defeat brings least and a win most.
    reason: isUsual ? reasonOf(team, rivals, { state, lastPlace, places: outlook }) : null,
    level: level.length > mostLevelRivals ? [] : level.map((rival) => levelWith(team, rival, played)),
    lastRound: isDecided ? null : lastRoundOf({ team, rivals, matches, points, lastPlace }),
  };
}
