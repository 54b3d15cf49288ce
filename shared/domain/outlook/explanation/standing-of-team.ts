/** A team of a table with what it can still add to its points. */
import type { Standing } from '../../schemas/standing.ts';
import type { MatchPoints } from '../own-results.ts';
import type { OpenMatch } from '../table.ts';

export type RowForExplanation = Pick<
  Standing,
  'teamId' | 'position' | 'points' | 'goalDifference' | 'goalsFor' | 'won' | 'decidedBy'
>;

export interface TeamRange {
  readonly row: RowForExplanation;
  /** Its open matches in the table, in order of play. */
  readonly open: readonly OpenMatch[];
  /** The fewest and the most points with which it can end, each match taken by itself. */
  readonly least: number;
  readonly most: number;
}

/** @param matches the open ones of the table, in order of play */
export function rangesOf(
  rows: readonly RowForExplanation[],
  matches: readonly OpenMatch[],
  { win, draw, loss }: MatchPoints,
): TeamRange[] {
  const [fewest, greatest] = [Math.min(win, draw, loss), Math.max(win, draw, loss)];
  return rows.map((row) => {
    const open = matches.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(row.teamId));
    return {
      row,
      open,
      least: row.points + fewest * open.length,
      most: row.points + greatest * open.length,
    };
  });
}
