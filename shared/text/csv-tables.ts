/**
 * The tables that people take out as files: headings and cells. Numbers stay numbers, dates and averages are written as
 * in Argentina, and a value that is not known is an empty cell.
 */

import type { Match } from '../domain/schemas/match.ts';
import type { Player } from '../domain/schemas/player.ts';
import type { Standing } from '../domain/schemas/standing.ts';
import type { FormattedFairPlayTeam, FormattedGoalkeeper, FormattedScorer } from '../domain/schemas/statistics.ts';
import { formatDate } from './dates.ts';
import { matchStatusLabels, playerStatusLabels, teamNameOrFallback } from './labels.ts';
import { pitchOf } from './place.ts';

type Cell = string | number;

/** The first row holds the headings. */
export type CsvTable = readonly (readonly Cell[])[];

/** A column: its heading, and its cell in the row of an item. */
type Column<Item> = readonly [heading: string, cellOf: (item: Item) => Cell | null];

const tableOf = <Item>(columns: readonly Column<Item>[], items: readonly Item[]): CsvTable => [
  columns.map(([heading]) => heading),
  ...items.map((item) => columns.map(([, cellOf]) => cellOf(item) ?? '')),
];

const yesOrEmpty = (isSo: boolean): string => (isSo ? 'Sí' : '');

/** Birth dates have a column only when at least one player's is told, which is for those who may see it. */
function playersTable(players: readonly Player[], teamNameOf: (teamId: number) => string): CsvTable {
  const birthDate: Column<Player> = ['Nacimiento', ({ dateOfBirth }) => (dateOfBirth ? formatDate(dateOfBirth) : null)];
  const maySeeBirthDates = players.some(({ dateOfBirth }) => dateOfBirth !== undefined);
  return tableOf<Player>(
    [
      ['Equipo', ({ teamId }) => teamNameOf(teamId)],
      ['Número', ({ jerseyNumber }) => jerseyNumber],
      ['Nombre', ({ firstName }) => firstName],
      ['Apellido', ({ lastName }) => lastName],
      ['Posición', ({ position }) => position],
      ...(maySeeBirthDates ? [birthDate] : []),
      ['Titular', ({ isStarter }) => yesOrEmpty(isStarter)],
      ['Estado', ({ status }) => playerStatusLabels[status]],
      ['Partidos jugados', ({ matchesPlayed }) => matchesPlayed],
      ['Goles', ({ goalsScored }) => goalsScored],
      ['Partidos de suspensión', ({ suspensionMatchesRemaining }) => suspensionMatchesRemaining],
    ],
    players,
  );
}

const walkoverLabels = {
  home: 'No se presentó el local',
  away: 'No se presentó el visitante',
  both: 'No se presentó ninguno',
} as const;

function fixtureTable(matches: readonly Match[], zoneNameOf: (groupId: number) => string | null): CsvTable {
  return tableOf<Match>(
    [
      ['Fecha', ({ round }) => round],
      ['Zona', ({ groupId }) => zoneNameOf(groupId)],
      ['Día', ({ matchDate }) => formatDate(matchDate)],
      ['Hora', ({ matchTime }) => matchTime],
      ['Local', ({ homeTeam, homeTeamId }) => teamNameOrFallback(homeTeam.name, homeTeamId)],
      ['Visitante', ({ awayTeam, awayTeamId }) => teamNameOrFallback(awayTeam.name, awayTeamId)],
      ['Goles local', ({ homeScore }) => homeScore],
      ['Goles visitante', ({ awayScore }) => awayScore],
      ['Penales local', ({ homePenalties }) => homePenalties],
      ['Penales visitante', ({ awayPenalties }) => awayPenalties],
      ['W.O.', ({ walkover }) => walkover && walkoverLabels[walkover]],
      ['Estado', ({ status }) => matchStatusLabels[status]],
      ['Cancha', pitchOf],
      ['Árbitro', ({ referee }) => referee?.name ?? null],
      ['Asistente', ({ assistant }) => assistant?.name ?? null],
    ],
    matches,
  );
}

/** A tournament's tables one below the other, each with its name in the first column: 'General', 'Zona A'. */
function standingsTable(tables: readonly { readonly name: string; readonly rows: readonly Standing[] }[]): CsvTable {
  type Row = Standing & { readonly table: string };
  return tableOf<Row>(
    [
      ['Tabla', ({ table }) => table],
      ['Posición', ({ position }) => position],
      ['Equipo', ({ team }) => team.name],
      ['PJ', ({ played }) => played],
      ['G', ({ won }) => won],
      ['E', ({ drawn }) => drawn],
      ['P', ({ lost }) => lost],
      ['GF', ({ goalsFor }) => goalsFor],
      ['GC', ({ goalsAgainst }) => goalsAgainst],
      ['DG', ({ goalDifference }) => goalDifference],
      ['Ajuste', ({ adjustment }) => adjustment],
      ['Pts', ({ points }) => points],
    ],
    tables.flatMap(({ name, rows }) => rows.map((row) => ({ ...row, table: name }))),
  );
}

const scorersTable = (rows: readonly FormattedScorer[]): CsvTable =>
  tableOf<FormattedScorer>(
    [
      ['Posición', ({ positionDisplay }) => Number(positionDisplay)],
      ['Jugador', ({ playerDisplayName }) => playerDisplayName],
      ['Equipo', ({ teamName }) => teamName],
      ['Goles', ({ goalsFormatted }) => Number(goalsFormatted)],
    ],
    rows,
  );

const goalkeepersTable = (rows: readonly FormattedGoalkeeper[]): CsvTable =>
  tableOf<FormattedGoalkeeper>(
    [
      ['Posición', ({ positionDisplay }) => Number(positionDisplay)],
      ['Arquero', ({ playerDisplayName }) => playerDisplayName],
      ['Equipo', ({ teamName }) => teamName],
      ['PJ', ({ matchesPlayed }) => matchesPlayed],
      ['Goles recibidos', ({ goalsConceded }) => goalsConceded],
      ['Promedio', ({ averageGoalsConcededFormatted }) => averageGoalsConcededFormatted],
    ],
    rows,
  );

const fairPlayTable = (rows: readonly FormattedFairPlayTeam[]): CsvTable =>
  tableOf<FormattedFairPlayTeam>(
    [
      ['Posición', ({ positionDisplay }) => Number(positionDisplay)],
      ['Equipo', ({ teamName }) => teamName],
      ['Azules', ({ blueCards }) => blueCards],
      ['Amarillas', ({ yellowCards }) => yellowCards],
      ['Rojas', ({ redCards }) => redCards],
      ['Puntos', ({ totalPointsFormatted }) => Number(totalPointsFormatted)],
    ],
    rows,
  );

/** The tables by what they hold. */
export const csvTables = {
  players: playersTable,
  fixture: fixtureTable,
  standings: standingsTable,
  scorers: scorersTable,
  goalkeepers: goalkeepersTable,
  fairPlay: fairPlayTable,
};
