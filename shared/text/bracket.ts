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
import { formatDate, formatTime } from './dates.ts';
import { formatScore, pendingSideName, presentPendingSide } from './presenters.ts';
import { medalOf } from './statistics.ts';

/** `table` provides the names and points of the qualified teams, `matches` the teams of the ties. */
export function presentBracket(
  tournamentId: number,
  knockout: Playoffs,
  { table, matches }: ComputePlayoffsOptions,
): Bracket {
  const sides = matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const teams = new Map([...sides, ...table.map(({ team }) => team)].map((team) => [team.id, team]));
  const teamOf = (id: number | null): TeamRef | null => (id === null ? null : (teams.get(id) ?? null));
  const points = new Map(table.map((row) => [row.teamId, row.points]));
  return {
    tournamentId,
    qualified: knockout.qualified.flatMap((teamId, at) => {
      const team = teamOf(teamId);
      return team ? [presentQualifiedTeam(at + 1, teamId, team, points.get(teamId) ?? 0)] : [];
    }),
    isProjection: knockout.isProjection,
    stages: knockout.stages.map((stage) => presentStage(stage, teamOf)),
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

function presentStage({ stage, round, ties }: StageWithTies, teamOf: FindTeam): BracketStage {
  const name = round ?? (ties.length === 1 ? (ties[0]?.round ?? '') : 'Semifinales');
  return { stage, name, ties: ties.map((tie) => presentTie(tie, teamOf)) };
}

function presentTie({ round, match, home, away, outcome }: PlayoffTie, teamOf: FindTeam): BracketTie {
  const side = (of: BracketSide, name: string, score: number | null, penalties: number | null): BracketTie['home'] => ({
    ...(teamOf(of.teamId) ?? presentPendingSide(name)),
    score,
    penalties,
    isWinner: of.teamId !== null && of.teamId === outcome?.winner,
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
