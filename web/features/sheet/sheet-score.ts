/** The score that a sheet shows, and as a confirmation says that it was seen. */
import type { Score } from '#shared/domain/matches/running-score.ts';
import type { ShownSheet } from './shown-sheet.ts';

export const sheetScore = ({ match: { homeScore, awayScore } }: ShownSheet): Score => ({
  home: homeScore ?? 0,
  away: awayScore ?? 0,
});

export function seenScore(sheet: ShownSheet): { homeScore: number; awayScore: number } {
  const { home, away } = sheetScore(sheet);
  return { homeScore: home, awayScore: away };
}
