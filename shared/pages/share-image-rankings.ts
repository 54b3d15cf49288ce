/** The top of a table or ranking, as it is drawn in the picture of its page. */
import { isOwnLogo } from '../domain/crests/logo.ts';
import type { Band } from '../domain/schemas/band.ts';
import type { FormattedStanding } from '../domain/schemas/standing.ts';
import type { FormattedFairPlayTeam, FormattedGoalkeeper, FormattedScorer } from '../domain/schemas/statistics.ts';
import { bandsOfPlace, hasResults } from '../domain/standings/bands.ts';
import { withMinusSign } from '../spanish/numbers.ts';
import type { StandingsPageData } from './page-data.ts';
import type { ShareImageCrest, ShareImageRow, ShareImageStripe } from './share-image.ts';

export interface ShareImageRanking {
  readonly title: string;
  /** The columns beside position and name. */
  readonly columns: readonly string[];
  readonly rows: readonly ShareImageRow[];
  /** The bands that mark one of the rows; absent where rows have none. */
  readonly stripes?: readonly ShareImageStripe[];
}

const mostRows = 8;

/** With zonas the first of each, which are the tables that people follow. */
export function rankingOfStandings({
  tournament: { bands },
  groups,
  rows,
}: Pick<StandingsPageData, 'tournament' | 'groups' | 'rows'>): ShareImageRanking {
  const perGroup = Math.max(1, Math.floor(mostRows / groups.length));
  const ofGroups = groups.flatMap(({ name, table }) =>
    table.slice(0, perGroup).map((row) => ({ row: rowOfTeam(row, name), band: bandOf(row, table, bands, 'groups') })),
  );
  const ofAll = rows.map((row) => ({ row: rowOfTeam(row, ''), band: bandOf(row, rows, bands, 'general') }));
  const shown = (ofGroups.length > 0 ? ofGroups : ofAll).slice(0, mostRows);
  const marking = bands.filter((band) => shown.some((each) => each.band === band));
  return {
    title: 'Posiciones',
    columns: ['PJ', 'DG', 'Pts'],
    rows: shown.map(({ row, band }) => ({ ...row, stripe: band ? marking.indexOf(band) : null })),
    stripes: marking.map(({ kind, label }) => ({ kind, label })),
  };
}

/** The narrowest band of the row; before the first result of its table none. */
const bandOf = (
  { positionDisplay }: FormattedStanding,
  table: readonly FormattedStanding[],
  bands: readonly Band[],
  of: Band['table'],
): Band | undefined => (hasResults(table) ? bandsOfPlace(bands, of, Number(positionDisplay))[0] : undefined);

const rowOfTeam = (
  { positionDisplay, teamId, teamName, teamLogo, ...row }: FormattedStanding,
  note: string,
): ShareImageRow => ({
  position: positionDisplay,
  name: teamName,
  note,
  ...crestOf(teamId, teamLogo),
  values: [String(row.played), ...[row.goalDifferenceFormatted, row.pointsFormatted].map(withMinusSign)],
  stripe: null,
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
  rows: rows.slice(0, mostRows).map(({ positionDisplay, teamId, teamName, teamLogo, totalPointsFormatted }) => ({
    position: positionDisplay,
    name: teamName,
    note: '',
    ...crestOf(teamId, teamLogo),
    values: [totalPointsFormatted],
    stripe: null,
  })),
});

type PlayerRow = Pick<FormattedScorer, 'positionDisplay' | 'playerDisplayName' | 'teamId' | 'teamName' | 'teamLogo'>;

const rowOfPlayer = (row: PlayerRow, values: readonly string[]): ShareImageRow => ({
  position: row.positionDisplay,
  name: row.playerDisplayName,
  note: row.teamName,
  ...crestOf(row.teamId, row.teamLogo),
  values,
  stripe: null,
});

/** The team's plain shield is drawn in place of the logo of another site. */
export const crestOf = (teamId: number | null, logo: string): ShareImageCrest => ({
  teamId,
  logo: ownLogo(logo),
});

/** Logos of other sites are not fetched. */
export const ownLogo = (logo: string): string => (isOwnLogo(logo) ? logo : '');
