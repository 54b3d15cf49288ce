/** Computes the state of the playoffs: the ties of each stage, who won them, and the champion. */
import { comparePlayOrder } from '../matches/play-order.ts';
import { compareRounds, type PlayoffStage, playoffStageOf } from '../round-names.ts';
import type { Match } from '../schemas/match.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { Standing } from '../schemas/standing.ts';
import { drawPlayoffs, type GroupTable, type Pairing, type Qualifiers } from './playoff-draw.ts';
import { type PlannedTie, planPlayoffs, playoffRounds, stageNameOf } from './playoff-plan.ts';
import { type PlayoffOutcome, playoffOutcomesOf } from './playoffs.ts';

export interface ComputePlayoffsOptions {
  /** The table of the whole tournament, in order. */
  readonly table: readonly Standing[];
  readonly groups: readonly GroupTable[];
  /** Every match of the tournament, in any order; only playoff matches that are not cancelled are used. */
  readonly matches: readonly Match[];
  /** Ids of the teams the playoffs were generated with, best placed first; null when they were not generated. */
  readonly seeds: readonly number[] | null;
  readonly playoffDraw: TournamentRules['playoffDraw'];
  /** How many places the bracket will have; without it, that of the best four is expected. */
  readonly places?: Qualifiers | undefined;
}

/** A side of a tie: a team or, until it is known, which match decides it and how. */
export type BracketSide =
  | { readonly teamId: number }
  | { readonly teamId: null; readonly outcome: 'winner' | 'loser' | null; readonly round?: string };

export interface PlayoffTie {
  readonly round: string;
  /** The match of the tie; null while it has not been created. */
  readonly match: Match | null;
  readonly home: BracketSide;
  readonly away: BracketSide;
  readonly outcome: TieOutcome | null;
}

type TieOutcome = Omit<PlayoffOutcome, 'by'> & { readonly by: PlayoffOutcome['by'] | 'bye' };

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
  const draw = drawPlayoffs(table, groups, input.places);
  const four = 'seeds' in draw ? draw.seeds : table.slice(0, 4).map(({ teamId }) => teamId);
  const played = matches.filter(({ isPlayoff, status }) => isPlayoff && status !== 'cancelled').sort(comparePlayOrder);
  const isProjection = played.length === 0;
  const projected = 'seeds' in draw ? projectedStages(draw.firstRound) : [];
  const stages = isProjection ? projected : stagesOfMatches(played, input);
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

const projectedStages = (firstRound: readonly Pairing[]): StageWithTies[] =>
  groupByStage(planPlayoffs(firstRound, false).map(projectedTie));

function projectedTie({ round, ...sides }: PlannedTie): PlayoffTie {
  const side = (planned: PlannedTie['home']): BracketSide =>
    'from' in planned ? { teamId: null, outcome: planned.outcome, round: planned.from } : planned;
  return { round, match: null, home: side(sides.home), away: side(sides.away), outcome: null };
}

const roundOfStage = (round: string): string | null =>
  playoffStageOf(round) === 'semifinals' ? null : stageNameOf(round);

/** Groups ties, sorted by round, into stages. */
function groupByStage(ties: readonly PlayoffTie[]): StageWithTies[] {
  const stages: { stage: PlayoffStage; round: string | null; ties: PlayoffTie[] }[] = [];
  for (const tie of ties) {
    const stage = playoffStageOf(tie.round);
    const round = roundOfStage(tie.round);
    const last = stages.at(-1);
    if (last?.stage === stage && last.round === round) last.ties.push(tie);
    else stages.push({ stage, round, ties: [tie] });
  }
  return stages;
}

function stagesOfMatches(played: readonly Match[], input: ComputePlayoffsOptions): StageWithTies[] {
  const ties = tiesOfMatches(played, input).sort((a, b) => compareRounds(a.round, b.round));
  const stages = [...withByes(groupByStage(ties), input)];
  const semifinals = stages.find(({ stage }) => stage === 'semifinals')?.ties ?? [];
  const hasFinal = stages.some(({ stage }) => stage === 'final');
  return semifinals.length === 2 && !hasFinal ? [...stages, finalAfterSemifinals(semifinals)] : stages;
}

/** The final as shown before its match is created: between the winners of the semifinals, as far as they are known. */
function finalAfterSemifinals(semifinals: readonly PlayoffTie[]): StageWithTies {
  const round = playoffRounds.final;
  const pending: BracketSide = { teamId: null, outcome: 'winner' };
  const [home = pending, away = pending] = semifinals.map(({ outcome }): BracketSide => {
    const winner = outcome?.winner ?? null;
    return winner === null ? pending : { teamId: winner };
  });
  return { stage: 'final', round, ties: [{ round, match: null, home, away, outcome: null }] };
}

function tiesOfMatches(played: readonly Match[], { table, seeds, playoffDraw }: ComputePlayoffsOptions): PlayoffTie[] {
  const rule = { playoffDraw, seeds: seeds ?? table.map(({ teamId }) => teamId) };
  const outcomes = playoffOutcomesOf(played, rule);
  const roundOf = new Map(played.map(({ id, round }) => [id, round]));
  const side = (teamId: number | null, from: Match['homeFrom']): BracketSide => {
    if (teamId !== null) return { teamId };
    const round = from && roundOf.get(from.matchId);
    return { teamId, outcome: from?.outcome ?? null, ...(round ? { round } : {}) };
  };
  return played.map((match) => ({
    round: match.round,
    match,
    home: side(match.homeTeamId, match.homeFrom),
    away: side(match.awayTeamId, match.awayFrom),
    outcome: outcomes.get(match.id) ?? null,
  }));
}

/** Adds the byes of a draw to its first stage, each where its team enters the second one. */
function withByes(
  stages: readonly StageWithTies[],
  { matches, seeds }: ComputePlayoffsOptions,
): readonly StageWithTies[] {
  const [first, second] = stages.filter(({ stage }) => stage !== 'third');
  if (!first || !second || !seeds) return stages;
  // A team that was put into the second stage by hand may have played in the first, in a match that was cancelled.
  const playing = matches
    .filter(({ round }) => roundOfStage(round) === first.round)
    .flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const ties = [...first.ties];
  for (const [place, teamId] of second.ties.flatMap(({ home, away }) => [home.teamId, away.teamId]).entries()) {
    if (teamId === null || playing.includes(teamId) || !seeds.includes(teamId)) continue;
    ties.splice(place, 0, byeOf(teamId));
  }
  // Other numbers are those of a first stage that was created by hand.
  if (ties.length !== 2 * second.ties.length) return stages;
  return stages.map((stage) => (stage === first ? { ...first, ties } : stage));
}

const byeOf = (teamId: number): PlayoffTie => ({
  round: '',
  match: null,
  home: { teamId },
  away: { teamId: null, outcome: null },
  outcome: { winner: null, loser: null, by: 'bye' },
});
