/** The criteria that order teams level on points, as data, and the order they make. */
import { compareText } from '../text/order.ts';
import type { Standing } from './schemas/standing.ts';
import type { TieBreaker } from './schemas/tournament.ts';

/** What of a team the criteria compare. */
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
type Value = (record: TeamRecord) => number;

/** More is better in every value, so fewer card points count as a larger number. */
const values: { readonly [Name in TieBreaker | 'points']: { readonly among: 'all' | 'level'; readonly value: Value } } =
  {
    points: { among: 'all', value: ({ points }) => points },
    goalDifference: { among: 'all', value: ({ goalDifference }) => goalDifference },
    goalsFor: { among: 'all', value: ({ goalsFor }) => goalsFor },
    wins: { among: 'all', value: ({ won }) => won },
    fairPlay: { among: 'all', value: ({ cardPoints }) => -cardPoints },
    headToHeadPoints: { among: 'level', value: ({ points }) => points },
    headToHeadGoalDifference: { among: 'level', value: ({ goalDifference }) => goalDifference },
    headToHeadGoalsFor: { among: 'level', value: ({ goalsFor }) => goalsFor },
  };

export interface Ranked {
  readonly teamId: number;
  /** What put this team above the next; null on the last. */
  readonly decidedBy: Criterion | null;
}

/** The records of some teams over the matches between exactly them. */
export type MiniTable = (teamIds: readonly number[]) => readonly TeamRecord[];

/**
 * Orders `records` by points, then by `tieBreakers`, then by name in Spanish order and id.
 * Head-to-head criteria that stand together are one block: the mini-table of the teams still level is ordered by all
 * of them; teams equal in all, when they are fewer than before, make a new mini-table with the block again; when it
 * separated nobody, the next criterion decides.
 */
export function rank(
  records: readonly TeamRecord[],
  tieBreakers: readonly TieBreaker[],
  miniTable: MiniTable,
): Ranked[] {
  return order(records, ['points', ...tieBreakers], miniTable);
}

function order(
  records: readonly TeamRecord[],
  criteria: readonly (TieBreaker | 'points')[],
  miniTable: MiniTable,
): Ranked[] {
  if (records.length < 2) return records.map(({ teamId }) => ({ teamId, decidedBy: null }));
  const block = blockOf(criteria);
  if (block.length === 0) return orderByName(records);

  const rest = criteria.slice(block.length);
  const isMini = values[block[0] as TieBreaker].among === 'level';
  const levels = levelsOf(records, block, isMini ? miniTable(records.map(({ teamId }) => teamId)) : records);
  const next = isMini && levels.length > 1 ? criteria : rest;
  return levels.flatMap(({ members, decidedBy }) => closing(order(members, next, miniTable), decidedBy));
}

/** The criteria that decide together: adjacent head-to-head ones, or any other alone. */
function blockOf(criteria: readonly (TieBreaker | 'points')[]): readonly (TieBreaker | 'points')[] {
  const end = criteria.findIndex((name) => values[name].among === 'all');
  return end === 0 ? criteria.slice(0, 1) : criteria.slice(0, end < 0 ? criteria.length : end);
}

interface Level {
  readonly members: TeamRecord[];
  /** The criterion of the block that put this level above the next one; null on the last. */
  readonly decidedBy: Criterion | null;
}

/** Groups the teams that are equal in every criterion of the block, best first. */
function levelsOf(
  records: readonly TeamRecord[],
  block: readonly (TieBreaker | 'points')[],
  compared: readonly TeamRecord[],
): Level[] {
  const byTeam = new Map(compared.map((record) => [record.teamId, record]));
  const valuesOf = ({ teamId }: TeamRecord) =>
    block.map((name) => values[name].value(byTeam.get(teamId) as TeamRecord));
  const sorted = [...records].sort((a, b) => firstDifference(valuesOf(b), valuesOf(a))?.by ?? 0);
  const levels: Level[] = [];
  let members: TeamRecord[] = [];
  sorted.forEach((record, at) => {
    members.push(record);
    const following = sorted[at + 1];
    const difference = following && firstDifference(valuesOf(record), valuesOf(following));
    if (following && !difference) return;
    levels.push({ members, decidedBy: difference ? (block[difference.at] ?? null) : null });
    members = [];
  });
  return levels;
}

function firstDifference(a: readonly number[], b: readonly number[]): { at: number; by: number } | undefined {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? undefined : { at, by: (a[at] ?? 0) - (b[at] ?? 0) };
}

/** The last of a level stands above the next level for the reason that separated the levels. */
function closing(ranked: Ranked[], decidedBy: Criterion | null): Ranked[] {
  return ranked.map((row, at) => (at === ranked.length - 1 ? { ...row, decidedBy } : row));
}

function orderByName(records: readonly TeamRecord[]): Ranked[] {
  const sorted = [...records].sort((a, b) => compareText(a.name, b.name) || a.teamId - b.teamId);
  return sorted.map(({ teamId }, at) => ({ teamId, decidedBy: at < sorted.length - 1 ? 'name' : null }));
}
