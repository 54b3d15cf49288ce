/**
 * The height of the frame in which another site shows a page below `/insertar`, in pixels: no script of that site measures
 * it, so the line to copy says it, for a phone's width. The page is as high on wider screens, but for lines that wrap.
 */
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { StandingsPageData, TournamentPageData } from '#shared/pages/page-data.ts';

/** The paddings of the page, its title, and the link below its content. */
const around = 116;

const columnChoice = 58;
const headRow = 58;
const row = 49;
/** With the words that say how a team stands, on a phone in two lines: 'Depende de sí mismo'. They come with the last rounds. */
const rowWithWords = 57;
const title = 48;
const legendLine = 28;
/** 'Jugando ahora' and 'Igualados en puntos', which come and go. */
const changingLegend = 104;
const closedRules = 56;

export function heightOfStandings({
  rows,
  groups,
  tournament: { bands },
}: Pick<StandingsPageData, 'rows' | 'groups'> & { readonly tournament: Pick<Tournament, 'bands'> }): number {
  const tables = [...groups.map(({ table }) => table), rows];
  const heights = tables.map(
    (table) => headRow + (bands.length > 0 ? rowWithWords : row) * table.length + (groups.length > 0 ? title : 0),
  );
  return around + columnChoice + sum(heights) + legendLine * bands.length + changingLegend + closedRules;
}

const roundTitle = 40;
const day = 34;
const match = 110;
/** What a match in play has more, with its goals. */
const inPlay = 60;
const freeTeams = 56;

/**
 * The page shows the round to be played now, so that the frame is as high as the one that takes most; before there is one,
 * as one in which all teams play.
 */
export function heightOfFixture({ rounds, rows }: Pick<TournamentPageData, 'rounds' | 'rows'>): number {
  const ofTeams = Math.ceil(rows.length / 2) * match + day;
  return around + roundTitle + inPlay + Math.max(...(rounds.length > 0 ? rounds.map(heightOfRound) : [ofTeams]));
}

function heightOfRound({ matches, firstDate, lastDate, free }: FixtureRound): number {
  const days = firstDate === lastDate ? 1 : Math.min(matches, 3);
  return days * day + matches * match + (free.length > 0 ? freeTeams : 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
