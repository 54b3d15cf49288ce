/** The top of a table or ranking, as it is drawn in the picture of its page. */
import { isOwnLogo } from '../domain/crests/logo.ts';
import type { FormattedStanding } from '../domain/schemas/standing.ts';
import type { FormattedFairPlayTeam, FormattedGoalkeeper, FormattedScorer } from '../domain/schemas/statistics.ts';
import type { StandingsPageData } from './page-data.ts';
import type { ShareImageRow } from './share-image.ts';

export interface ShareImageRanking {
  readonly title: string;
  /** The columns beside position and name. */
  readonly columns: readonly string[];
  readonly rows: readonly ShareImageRow[];
}

const mostRows = 8;

/** With zonas the first of each, which are the tables that people follow. */
export function rankingOfStandings({ groups, rows }: Pick<StandingsPageData, 'groups' | 'rows'>): ShareImageRanking {
  const perGroup = Math.max(1, Math.floor(mostRows / groups.length));
  const ofGroups = groups.flatMap(({ name, table }) => table.slice(0, perGroup).map((row) => rowOfTeam(row, name)));
  const shown = ofGroups.length > 0 ? ofGroups : rows.map((row) => rowOfTeam(row, ''));
  return { title: 'Posiciones', columns: ['PJ', 'DG', 'Pts'], rows: shown.slice(0, mostRows) };
}

const rowOfTeam = (
  { positionDisplay, teamName, teamLogo, ...row }: FormattedStanding,
  note: string,
): ShareImageRow => ({
  position: positionDisplay,
  name: teamName,
  note,
  logo: ownLogo(teamLogo),
  values: [String(row.played), row.goalDifferenceFormatted, row.pointsFormatted],
});

export const rankingOfScorers = (rows: readonly FormattedScorer[]): ShareImageRanking => ({
  title: 'Goleadores',
  columns: ['Goles'],
  rows: rows.slice(0, mostRows).map((row) => rowOfPlayer(row, [row.goalsFormatted])),
});

export const rankingOfGoalkeepers = (rows: readonly FormattedGoalkeeper[]): ShareImageRanking => ({
  title: 'Vallas Menos Vencidas',
  columns: ['PJ', 'GR', 'Prom.'],
  rows: rows
    .slice(0, mostRows)
    .map((row) =>
      rowOfPlayer(row, [String(row.matchesPlayed), String(row.goalsConceded), row.averageGoalsConcededFormatted]),
    ),
});

export const rankingOfFairPlay = (rows: readonly FormattedFairPlayTeam[]): ShareImageRanking => ({
  title: 'Fair Play',
  columns: ['Puntos'],
  rows: rows.slice(0, mostRows).map(({ positionDisplay, teamName, teamLogo, totalPointsFormatted }) => ({
    position: positionDisplay,
    name: teamName,
    note: '',
    logo: ownLogo(teamLogo),
    values: [totalPointsFormatted],
  })),
});

type PlayerRow = Pick<FormattedScorer, 'positionDisplay' | 'playerDisplayName' | 'teamName' | 'teamLogo'>;

const rowOfPlayer = (row: PlayerRow, values: readonly string[]): ShareImageRow => ({
  position: row.positionDisplay,
  name: row.playerDisplayName,
  note: row.teamName,
  logo: ownLogo(row.teamLogo),
  values,
});

/** Logos of other sites are not fetched: a shield is drawn in their place. */
export const ownLogo = (logo: string): string => (isOwnLogo(logo) ? logo : '');
