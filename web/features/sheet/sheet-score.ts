/** The score that a sheet shows. */
import type { Score } from '#shared/domain/running-score.ts';
import type { ShownSheet } from './shown-sheet.ts';

export const sheetScore = ({ match: { homeScore, awayScore } }: ShownSheet): Score => ({
  home: homeScore ?? 0,
  away: awayScore ?? 0,
});
