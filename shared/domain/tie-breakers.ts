/** The criteria that order teams level on points, as data, and the order they make. */
import { compareText } from '../spanish/order.ts';
import type { Standing } from './schemas/standing.ts';
import type { TieBreaker } from './schemas/tournament.ts';

/** The figures of a team that the criteria compare. */
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
type Value = (record: TeamRecord) => number;

interface Comparison {
  /** Over all the matches of the table, or only those between the teams still level. */
  readonly among: 'all' | 'level';
  readonly value: Value;
  readonly better: 'more' | 'fewer';
}

const more = (among: Comparison['among'], value: Value): Comparison => ({ among, value, better: 'more' });

const comparisons: { readonly [Name in TieBreaker | 'points']: Comparison } = {
  points: more('all', ({ points }) => points),
  goalDifference: more('all', ({ goalDifference }) => goalDifference),
  goalsFor: more('all', ({ goalsFor }) => goalsFor),
  wins: more('all', ({ won }) => won),
  fairPlay: { among: 'all', value: ({ cardPoints }) => cardPoints, better: 'fewer' },
  headToHeadPoints: more('level', ({ points }) => points),
  headToHeadGoalDifference: more('level', ({ goalDifference }) => goalDifference),
  headToHeadGoalsFor: more('level', ({ goalsFor }) => goalsFor),
};

/** What put a team above the next one. */
export interface TieReason {
  readonly by: Criterion;
  /** What each had in that criterion; zeros for 'name'. */
  readonly upper: number;
  readonly lower: number;
  /** Whose matches counted: in a head-to-head criterion those between exactly these teams. */
  readonly among: readonly number[];
}

export interface Ranked {
  readonly teamId: number;
  /** Null on the last. */
  readonly decision: TieReason | null;
}

/** The records of some teams over the matches between exactly them. */
export type HeadToHeadTable = (teamIds: readonly number[]) => readonly TeamRecord[];

/**
 * Orders `records` by points, then by `tieBreakers`, then by name in Spanish order and id.
 * Head-to-head criteria that stand together are one block: the mini-table of the teams still level is ordered by all
 * of them; teams equal in all, when they are fewer than before, make a new mini-table with the block again; when it
 * separated nobody, the next criterion decides.
 */
export function rankTeams(
  records: readonly TeamRecord[],
  tieBreakers: readonly TieBreaker[],
  miniTable: HeadToHeadTable,
): Ranked[] {
  return rankBy(records, ['points', ...tieBreakers], miniTable);
}

function rankBy(records: readonly TeamRecord[], criteria: Criteria, miniTable: HeadToHeadTable): Ranked[] {
  if (records.length < 2) return records.map(({ teamId }) => ({ teamId, decision: null }));
  const block = blockOf(criteria);
  if (block.length === 0) return orderByName(records);

  const rest = criteria.slice(block.length);
  const isMini = comparisons[block[0] as TieBreaker].among === 'level';
  const levels = groupLevelTeams(records, block, isMini ? miniTable(records.map(({ teamId }) => teamId)) : records);
  const next = isMini && levels.length > 1 ? criteria : rest;
  return levels.flatMap(({ members, decision }) => withClosingReason(rankBy(members, next, miniTable), decision));
}

/** The criteria that decide together: adjacent head-to-head ones, or any other alone. */
function blockOf(criteria: Criteria): Criteria {
  const end = criteria.findIndex((name) => comparisons[name].among === 'all');
  return end === 0 ? criteria.slice(0, 1) : criteria.slice(0, end < 0 ? criteria.length : end);
}

interface LevelGroup {
  readonly members: TeamRecord[];
  /** Which criterion of the block put this level above the next one; null on the last. */
  readonly decision: TieReason | null;
}

/** Groups the teams that are equal in every criterion of the block, best first. */
function groupLevelTeams(
  records: readonly TeamRecord[],
  block: Criteria,
  compared: readonly TeamRecord[],
): LevelGroup[] {
  const byTeam = new Map(compared.map((record) => [record.teamId, record]));
  const figureOf = (name: Criteria[number], { teamId }: TeamRecord) =>
    comparisons[name].value(byTeam.get(teamId) as TeamRecord);
  const separating = (a: TeamRecord, b: TeamRecord) => block.find((name) => figureOf(name, a) !== figureOf(name, b));
  const compare = (a: TeamRecord, b: TeamRecord): number => {
    const name = separating(a, b);
    if (!name) return 0;
    return (figureOf(name, b) - figureOf(name, a)) * (comparisons[name].better === 'more' ? 1 : -1);
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

/** The last of a level stands above the next level for the reason that separated the levels. */
function withClosingReason(ranked: Ranked[], decision: TieReason | null): Ranked[] {
  return ranked.map((row, at) => (at === ranked.length - 1 ? { ...row, decision } : row));
}

function orderByName(records: readonly TeamRecord[]): Ranked[] {
  const sorted = [...records].sort((a, b) => compareText(a.name, b.name) || a.teamId - b.teamId);
  const decision: TieReason = { by: 'name', upper: 0, lower: 0, among: sorted.map(({ teamId }) => teamId) };
  return sorted.map(({ teamId }, at) => ({ teamId, decision: at < sorted.length - 1 ? decision : null }));
}
