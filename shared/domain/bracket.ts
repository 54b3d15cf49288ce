/** Computes the state of the playoffs: the ties of each stage, who won them, and the champion. */
import { comparePlayOrder } from './play-order.ts';
import {
  findQualifiedTeams,
  type GroupTable,
  type PlayoffOutcome,
  playoffOutcomeOf,
  playoffRounds,
} from './playoffs.ts';
import { compareRounds, type PlayoffStage, playoffStageOf } from './rounds.ts';
import type { Match } from './schemas/match.ts';
import type { Standing } from './schemas/standing.ts';
import type { TournamentRules } from './schemas/tournament.ts';

export interface ComputePlayoffsOptions {
  /** The table of the whole tournament, in order. */
  readonly table: readonly Standing[];
  readonly groups: readonly GroupTable[];
  /** Every match of the tournament, in any order; only playoff matches that are not cancelled are used. */
  readonly matches: readonly Match[];
  /** Ids of the four teams the playoffs were generated with, best placed first; null when they were not generated. */
  readonly seeds: readonly number[] | null;
  readonly playoffDraw: TournamentRules['playoffDraw'];
}

/** A side of a tie: a team or, until it is known, whether the winner or the loser of a semifinal takes the place. */
export type BracketSide =
  | { readonly teamId: number }
  | { readonly teamId: null; readonly outcome: 'winner' | 'loser' | null };

export interface PlayoffTie {
  readonly round: string;
  /** The match of the tie; null while it has not been created. */
  readonly match: Match | null;
  readonly home: BracketSide;
  readonly away: BracketSide;
  readonly outcome: TieOutcome | null;
}

type TieOutcome = Omit<PlayoffOutcome, 'by'> & { readonly by: PlayoffOutcome['by'] | 'noRival' };

export interface StageWithTies {
  readonly stage: PlayoffStage;
  /** The round that all ties of the stage belong to; null for the semifinals, as each is a round of its own. */
  readonly round: string | null;
  readonly ties: readonly PlayoffTie[];
}

export interface Playoffs {
  /** Ids of the qualified teams, best placed first. */
  readonly qualified: readonly number[];
  readonly isProjection: boolean;
  readonly stages: readonly StageWithTies[];
  readonly champion: number | null;
  readonly runnerUp: number | null;
  readonly thirdPlace: number | null;
}

export function computePlayoffs(input: ComputePlayoffsOptions): Playoffs {
  const { table, groups, matches } = input;
  const qualified = findQualifiedTeams(table, groups);
  const four = 'seeds' in qualified ? qualified.seeds : table.slice(0, 4).map(({ teamId }) => teamId);
  const played = matches.filter(({ isPlayoff, status }) => isPlayoff && status !== 'cancelled').sort(comparePlayOrder);
  const isProjection = played.length === 0;
  const stages = isProjection ? projectedStages(qualified) : stagesOfMatches(played, input);
  const decided = outcomeOfSingleTie(stages, 'final');
  return {
    qualified: input.seeds ?? four,
    isProjection,
    stages,
    champion: decided?.winner ?? null,
    runnerUp: decided?.loser ?? null,
    thirdPlace: outcomeOfSingleTie(stages, 'third')?.winner ?? null,
  };
}

/** The outcome of the only tie of a stage; null when the stage has several, as none of them decides it alone. */
function outcomeOfSingleTie(stages: readonly StageWithTies[], wanted: PlayoffStage): TieOutcome | null {
  const ties = stages.filter(({ stage }) => stage === wanted).flatMap((stage) => stage.ties);
  return ties.length === 1 ? (ties[0]?.outcome ?? null) : null;
}

const pendingWinner: BracketSide = { teamId: null, outcome: 'winner' };
const pendingFinal: StageWithTies = {
  stage: 'final',
  round: playoffRounds.final,
  ties: [{ round: playoffRounds.final, match: null, home: pendingWinner, away: pendingWinner, outcome: null }],
};

function projectedStages(qualified: ReturnType<typeof findQualifiedTeams>): StageWithTies[] {
  if (!('semifinals' in qualified)) return [];
  const rounds = [playoffRounds.semi1, playoffRounds.semi2];
  const ties = qualified.semifinals.map(([home, away], at) => ({
    round: rounds[at] ?? '',
    match: null,
    outcome: null,
    home: { teamId: home },
    away: { teamId: away },
  }));
  return [{ stage: 'semifinals', round: null, ties }, pendingFinal];
}

function stagesOfMatches(played: readonly Match[], input: ComputePlayoffsOptions): StageWithTies[] {
  const ties = played.map((match) => tieOfMatch(match, played, input)).sort((a, b) => compareRounds(a.round, b.round));
  const stages: { stage: PlayoffStage; round: string | null; ties: PlayoffTie[] }[] = [];
  for (const tie of ties) {
    const stage = playoffStageOf(tie.round);
    const round = stage === 'semifinals' ? null : tie.round;
    const last = stages.at(-1);
    if (last?.stage === stage && last.round === round) last.ties.push(tie);
    else stages.push({ stage, round, ties: [tie] });
  }
  const semifinals = stages.find(({ stage }) => stage === 'semifinals')?.ties ?? [];
  const hasFinal = stages.some(({ stage }) => stage === 'final');
  return semifinals.length === 2 && !hasFinal ? [...stages, finalAfterSemifinals(semifinals)] : stages;
}

/** The final as shown before its match is created: between the winners of the semifinals, as far as they are known. */
function finalAfterSemifinals(semifinals: readonly PlayoffTie[]): StageWithTies {
  const [home = pendingWinner, away = pendingWinner] = semifinals.map(({ outcome }): BracketSide => {
    const winner = outcome?.winner ?? null;
    return winner === null ? pendingWinner : { teamId: winner };
  });
  return { ...pendingFinal, ties: pendingFinal.ties.map((tie) => ({ ...tie, home, away })) };
}

function tieOfMatch(match: Match, played: readonly Match[], input: ComputePlayoffsOptions): PlayoffTie {
  const side = (teamId: number | null, from: Match['homeFrom']): BracketSide =>
    teamId === null ? { teamId, outcome: from?.outcome ?? null } : { teamId };
  return {
    round: match.round,
    match,
    home: side(match.homeTeamId, match.homeFrom),
    away: side(match.awayTeamId, match.awayFrom),
    outcome: outcomeOfPlayoffMatch(match, input) ?? outcomeWithoutOpponent(match, played, input),
  };
}

function outcomeOfPlayoffMatch(
  match: Match,
  { table, seeds, playoffDraw }: ComputePlayoffsOptions,
): PlayoffOutcome | null {
  return playoffOutcomeOf(match, playoffDraw, seeds ?? table.map(({ teamId }) => teamId));
}

/**
 * The outcome of a match with an empty side: when neither team came to a semifinal, its place in the next match stays
 * empty, and the opponent there advances without playing.
 */
function outcomeWithoutOpponent(
  match: Match,
  played: readonly Match[],
  input: ComputePlayoffsOptions,
): TieOutcome | null {
  const isEmpty = (teamId: number | null, from: Match['homeFrom']): boolean => {
    const semifinal = teamId === null && from && played.find(({ id }) => id === from.matchId);
    return semifinal ? outcomeOfPlayoffMatch(semifinal, input)?.by === 'nobody' : false;
  };
  const isHomeEmpty = isEmpty(match.homeTeamId, match.homeFrom);
  const isAwayEmpty = isEmpty(match.awayTeamId, match.awayFrom);
  if (isHomeEmpty && isAwayEmpty) return { winner: null, loser: null, by: 'nobody' };
  const winner = isHomeEmpty ? match.awayTeamId : isAwayEmpty ? match.homeTeamId : null;
  return winner === null ? null : { winner, loser: null, by: 'noRival' };
}
