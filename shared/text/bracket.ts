/** Formats the playoffs for display: names, dates, scores and medals. */

import { isMatchStarted } from '../domain/matches/match-status.ts';
import type {
  BracketSide,
  ComputePlayoffsOptions,
  Playoffs,
  PlayoffTie,
  StageWithTies,
} from '../domain/playoffs/bracket.ts';
import type { Bracket, BracketStage, BracketTie } from '../domain/schemas/bracket.ts';
import type { TeamRef } from '../domain/schemas/primitives.ts';
import { hasResults } from '../domain/standings/bands.ts';
import { formatDate, formatTime } from './dates.ts';
import { formatScore, pendingSideName, presentPendingSide } from './presenters.ts';
import { medalOf } from './statistics.ts';

/** `table` provides the names and points of the qualified teams, `matches` the teams of the ties. */
export function presentBracket(tournamentId: number, knockout: Playoffs, input: ComputePlayoffsOptions): Bracket {
  const { table, matches } = input;
  const sides = matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const teams = new Map([...sides, ...table.map(({ team }) => team)].map((team) => [team.id, team]));
  const places = knockout.isProjection ? placeNames(input) : new Map<number, string>();
  const teamOf = (id: number | null): TeamRef | null => (id === null ? null : (teams.get(id) ?? null));
  const points = new Map(table.map((row) => [row.teamId, row.points]));
  return {
    tournamentId,
    qualified: knockout.qualified.flatMap((teamId, at) => {
      const team = teamOf(teamId);
      return team ? [presentQualifiedTeam(at + 1, teamId, team, points.get(teamId) ?? 0)] : [];
    }),
    isProjection: knockout.isProjection,
    ...(places.size > 0 && !hasResults(table) && { isOfPlaces: true }),
    stages: knockout.stages.map((stage) => presentStage(stage, teamOf, places)),
    champion: teamOf(knockout.champion),
    runnerUp: teamOf(knockout.runnerUp),
    thirdPlace: teamOf(knockout.thirdPlace),
  };
}

function presentQualifiedTeam(
  position: number,
  teamId: number,
  team: TeamRef,
  points: number,
): Bracket['qualified'][number] {
  const medalIcon = medalOf(position);
  return {
    position,
    positionDisplay: String(position),
    teamId,
    team,
    points,
    pointsFormatted: String(points),
    hasMedal: medalIcon !== '',
    medalIcon,
  };
}

type FindTeam = (id: number | null) => TeamRef | null;

/**
 * The places from which the teams of a projection come, by team id, as '1.º' or '2.º B'. None where other results would pair
 * other places: more than two zonas are drawn in the order of their firsts in the general table.
 */
function placeNames({ table, groups, places }: ComputePlayoffsOptions): Map<number, string> {
  if (groups.length > 2 && places !== undefined) return new Map();
  const tables = groups.length === 2 ? groups : [{ name: '', table }];
  return new Map(
    tables.flatMap(({ name, table: rows }) =>
      rows.map(({ teamId }, at) => [teamId, `${at + 1}.º ${shortZonaName(name)}`.trim()] as const),
    ),
  );
}

/** 'A' for 'Zona A'. */
const shortZonaName = (name: string): string => name.replace(/^(zona|grupo) (?=.)/i, '');

type PlaceNames = ReadonlyMap<number, string>;

function presentStage({ stage, round, ties }: StageWithTies, teamOf: FindTeam, places: PlaceNames): BracketStage {
  const name = round ?? (ties.length === 1 ? (ties[0]?.round ?? '') : 'Semifinales');
  return { stage, name, ties: ties.map((tie) => presentTie(tie, teamOf, places)) };
}

function presentTie(
  { round, match, home, away, outcome }: PlayoffTie,
  teamOf: FindTeam,
  places: PlaceNames,
): BracketTie {
  const placeOf = ({ teamId }: BracketSide) => {
    const place = teamId === null ? undefined : places.get(teamId);
    return place === undefined ? {} : { place };
  };
  const side = (of: BracketSide, name: string, score: number | null, penalties: number | null): BracketTie['home'] => ({
    ...(teamOf(of.teamId) ?? presentPendingSide(name)),
    score,
    penalties,
    isWinner: of.teamId !== null && of.teamId === outcome?.winner,
    ...placeOf(of),
  });
  const shown = match && isMatchStarted(match) ? match : null;
  return {
    matchId: match?.id ?? null,
    round,
    home: side(home, nameOfPendingBracketSide(home, 'home'), shown?.homeScore ?? null, shown?.homePenalties ?? null),
    away: side(
      away,
      outcome?.by === 'bye' ? '' : nameOfPendingBracketSide(away, 'away'),
      shown?.awayScore ?? null,
      shown?.awayPenalties ?? null,
    ),
    status: match?.status ?? null,
    matchDate: match?.matchDate ?? '',
    matchTime: match?.matchTime ?? '',
    formattedDate: match ? formatDate(match.matchDate) : '',
    formattedTime: match ? formatTime(match.matchTime) : '',
    location: match?.location ?? '',
    cancha: match?.cancha ?? null,
    scoreDisplay: match ? formatScore(match) : 'VS',
    walkover: match?.walkover ?? null,
    ...(match?.clock && { clock: match.clock }),
    decidedBy: outcome?.by ?? null,
  };
}

const nameOfPendingBracketSide = (side: BracketSide, place: 'home' | 'away'): string =>
  'outcome' in side ? pendingSideName(side.outcome, place, side.round) : pendingSideName(null, place);
