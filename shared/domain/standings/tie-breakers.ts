/** Orders the teams of a table by points and tie-breakers, and records why each stands above the next one. */
import { compareText } from '../../spanish/order.ts';
import type { TieBreaker } from '../schemas/rules.ts';
import type { Standing } from '../schemas/standing.ts';

/** The figures of a team that points and tie-breakers compare. */
export interface TeamRecord {
  readonly teamId: number;
  readonly name: string;
  readonly points: number;
  readonly goalDifference: number;
  readonly goalsFor: number;
  readonly won: number;
  readonly cardPoints: number;
}

type Criterion = Exclude<Standing['decidedBy'], null>;
type Criteria = readonly (TieBreaker | 'points')[];
type GetFigure = (record: TeamRecord) => number;

interface CriterionComparison {
  /** Which matches count: all of the table, or only those between the teams still level. */
  readonly among: 'all' | 'level';
  readonly value: GetFigure;
  readonly better: 'more' | 'fewer';
}

const comparisonWhereMoreIsBetter = (among: CriterionComparison['among'], value: GetFigure): CriterionComparison => ({
  among,
  value,
  better: 'more',
});

const criterionComparisons: { readonly [Name in TieBreaker | 'points']: CriterionComparison } = {
  points: comparisonWhereMoreIsBetter('all', ({ points }) => points),
  goalDifference: comparisonWhereMoreIsBetter('all', ({ goalDifference }) => goalDifference),
  goalsFor: comparisonWhereMoreIsBetter('all', ({ goalsFor }) => goalsFor),
  wins: comparisonWhereMoreIsBetter('all', ({ won }) => won),
  fairPlay: { among: 'all', value: ({ cardPoints }) => cardPoints, better: 'fewer' },
  headToHeadPoints: comparisonWhereMoreIsBetter('level', ({ points }) => points),
  headToHeadGoalDifference: comparisonWhereMoreIsBetter('level', ({ goalDifference }) => goalDifference),
  headToHeadGoalsFor: comparisonWhereMoreIsBetter('level', ({ goalsFor }) => goalsFor),
};

/** The reason why a team stands above the next one. */
export interface TieReason {
  readonly by: Criterion;
  /** The figures of both teams in the criterion that decided; zeros for 'name'. */
  readonly upper: number;
  readonly lower: number;
  /** The teams compared; a head-to-head criterion counts the matches between exactly these. */
  readonly among: readonly number[];
}

export interface RankedTeam {
  readonly teamId: number;
  /** The reason why the team stands above the next one; null for the last team. */
  readonly decision: TieReason | null;
}

/** Returns the records of some teams, counting only the matches between exactly them. */
export type HeadToHeadTable = (teamIds: readonly number[]) => readonly TeamRecord[];

/**
 * Orders `records` by points, then by `tieBreakers`, then by name in Spanish order, then by id. Adjacent head-to-head
 * criteria form one block: the whole block orders a mini-table of the teams still level. Teams equal in the whole
 * block, when they are fewer than before, form a new mini-table with the same block; when the block separated no teams,
 * the next criterion decides.
 */
export function rankTeams(
  records: readonly TeamRecord[],
  tieBreakers: readonly TieBreaker[],
  miniTable: HeadToHeadTable,
): RankedTeam[] {
  return rankByCriteria(records, ['points', ...tieBreakers], miniTable);
}

function rankByCriteria(records: readonly TeamRecord[], criteria: Criteria, miniTable: HeadToHeadTable): RankedTeam[] {
  if (records.length < 2) return records.map(({ teamId }) => ({ teamId, decision: null }));
  const block = firstCriteriaBlockOf(criteria);
  if (block.length === 0) return rankTeamsByName(records);

  const rest = criteria.slice(block.length);
  const isMini = criterionComparisons[block[0] as TieBreaker].among === 'level';
  const levels = groupLevelTeams(records, block, isMini ? miniTable(records.map(({ teamId }) => teamId)) : records);
  const next = isMini && levels.length > 1 ? criteria : rest;
  return levels.flatMap(({ members, decision }) =>
    withReasonOnLastTeam(rankByCriteria(members, next, miniTable), decision),
  );
}

/** The criteria that decide together: adjacent head-to-head criteria, or a single criterion of another kind. */
function firstCriteriaBlockOf(criteria: Criteria): Criteria {
  const end = criteria.findIndex((name) => criterionComparisons[name].among === 'all');
  return end === 0 ? criteria.slice(0, 1) : criteria.slice(0, end < 0 ? criteria.length : end);
}

interface LevelGroup {
  readonly members: TeamRecord[];
  /** What put this group of teams above the next group; null for the last group. */
  readonly decision: TieReason | null;
}

/** Groups the teams that are equal in every criterion of the block; the best group comes first. */
function groupLevelTeams(
  records: readonly TeamRecord[],
  block: Criteria,
  compared: readonly TeamRecord[],
): LevelGroup[] {
  const byTeam = new Map(compared.map((record) => [record.teamId, record]));
  const figureOf = (name: Criteria[number], { teamId }: TeamRecord) =>
    criterionComparisons[name].value(byTeam.get(teamId) as TeamRecord);
  const separating = (a: TeamRecord, b: TeamRecord) => block.find((name) => figureOf(name, a) !== figureOf(name, b));
  const compare = (a: TeamRecord, b: TeamRecord): number => {
    const name = separating(a, b);
    if (!name) return 0;
    return (figureOf(name, b) - figureOf(name, a)) * (criterionComparisons[name].better === 'more' ? 1 : -1);
  };
  const among = records.map(({ teamId }) => teamId);
  const sorted = [...records].sort(compare);
  const levels: LevelGroup[] = [];
  let members: TeamRecord[] = [];
  sorted.forEach((record, at) => {
    members.push(record);
    const following = sorted[at + 1];
    const by = following && separating(record, following);
    if (following && !by) return;
    const decision = by ? { by, upper: figureOf(by, record), lower: figureOf(by, following), among } : null;
    levels.push({ members, decision });
    members = [];
  });
  return levels;
}

/** Gives the last team of a group the reason that put the whole group above the next one. */
function withReasonOnLastTeam(ranked: RankedTeam[], decision: TieReason | null): RankedTeam[] {
  return ranked.map((row, at) => (at === ranked.length - 1 ? { ...row, decision } : row));
}

function rankTeamsByName(records: readonly TeamRecord[]): RankedTeam[] {
  const sorted = [...records].sort((a, b) => compareText(a.name, b.name) || a.teamId - b.teamId);
  const decision: TieReason = { by: 'name', upper: 0, lower: 0, among: sorted.map(({ teamId }) => teamId) };
  return sorted.map(({ teamId }, at) => ({ teamId, decision: at < sorted.length - 1 ? decision : null }));
}
