/** The draw of the playoffs: which teams qualify, and who meets whom in the first round. */
import { compareNatural } from '../../spanish/order.ts';
import { createRandom } from '../fixture/random.ts';

/** How many places a bracket may have. */
export const qualifierCounts = [2, 4, 8, 16] as const;
export type Qualifiers = (typeof qualifierCounts)[number];

type TeamsInTableOrder = readonly { readonly teamId: number }[];

export interface GroupTable {
  readonly id: number;
  readonly name: string;
  readonly table: TeamsInTableOrder;
}

/** A place in the first round. The better placed team plays at home; it has a bye where there is no away team. */
export type Pairing = readonly [home: number, away: number | null];

export interface PlayoffDraw {
  /** Ids of the qualified teams, in the order of the table of the whole tournament. */
  readonly seeds: readonly number[];
  /** The first round from the top of the bracket to its bottom: places 1 and 2 lead to the same match, and so on. */
  readonly firstRound: readonly Pairing[];
}

/** Why the playoffs cannot be drawn. */
export type DrawObstacle =
  /** Too few teams: in the whole table (`group` is null) or in one group. */
  | { readonly reason: 'teams'; readonly needed: number; readonly teams: number; readonly group: string | null }
  /** The groups cannot send equally many, because the places cannot be divided by their number. */
  | { readonly reason: 'groups'; readonly qualifiers: number; readonly groups: number }
  /** The groups cannot send equally many, because one has fewer teams than another sends. */
  | { readonly reason: 'unequal'; readonly fewest: GroupSize; readonly most: GroupSize };

interface GroupSize {
  readonly name: string;
  readonly teams: number;
}

/**
 * Draws the playoffs. With `qualifiers` places there must be more teams than half of them; the best placed have a bye
 * where places stay empty. With two groups or more each sends equally many teams. Without `qualifiers` it is the draw
 * of the best four: two teams of each of exactly two groups, otherwise the first four of the table.
 *
 * The best placed meets the worst placed, so that the first and the second can meet in the final only. With groups the
 * first of one meets the last qualified of another, and teams of one group meet as late as possible.
 */
export function drawPlayoffs(
  table: TeamsInTableOrder,
  groups: readonly GroupTable[],
  qualifiers?: Qualifiers,
): PlayoffDraw | DrawObstacle {
  if (qualifiers === undefined) return drawBestFour(table, groups);
  return groups.length < 2 ? drawFromTable(table, qualifiers) : drawFromGroups(table, groups, qualifiers);
}

/**
 * The same teams drawn by lot, whatever their places and zonas; the first that are drawn have the byes. Equal teams and
 * seeds (an integer) give equal draws, however the table stands.
 */
export function drawByLot({ seeds, firstRound }: PlayoffDraw, seed: number): PlayoffDraw {
  const drawn = createRandom(seed).shuffle(seeds.toSorted((a, b) => a - b));
  return { seeds, firstRound: pairBestWithWorst(drawn, 2 * firstRound.length) };
}

/** A first round that was chosen, from the top of the bracket to its bottom. */
export const drawOfPairs = (table: TeamsInTableOrder, firstRound: readonly Pairing[]): PlayoffDraw => ({
  seeds: table.map(({ teamId }) => teamId).filter((id) => firstRound.some((pair) => pair.includes(id))),
  firstRound,
});

function drawBestFour(table: TeamsInTableOrder, groups: readonly GroupTable[]): PlayoffDraw | DrawObstacle {
  if (table.length < 4) return { reason: 'teams', needed: 4, teams: table.length, group: null };
  if (groups.length !== 2) return drawFromTable(table, 4);
  const short = inOrderOfName(groups).find((group) => group.table.length < 2);
  if (short) return { reason: 'teams', needed: 2, teams: short.table.length, group: short.name };
  return drawFromGroups(table, groups, 4);
}

function drawFromTable(table: TeamsInTableOrder, places: Qualifiers): PlayoffDraw | DrawObstacle {
  const needed = places / 2 + 1;
  if (table.length < needed) return { reason: 'teams', needed, teams: table.length, group: null };
  const seeds = table.slice(0, places).map(({ teamId }) => teamId);
  return { seeds, firstRound: pairBestWithWorst(seeds, places) };
}

function drawFromGroups(
  table: TeamsInTableOrder,
  groups: readonly GroupTable[],
  places: Qualifiers,
): PlayoffDraw | DrawObstacle {
  const placesEach = places / groups.length;
  if (!Number.isInteger(placesEach)) return { reason: 'groups', qualifiers: places, groups: groups.length };
  const sizes = inOrderOfName(groups)
    .map((group) => ({ name: group.name, teams: Math.min(group.table.length, placesEach) }))
    .sort((a, b) => a.teams - b.teams);
  const [fewest, most] = [sizes[0], sizes.at(-1)];
  if (!fewest || !most) throw new Error('No groups');
  if (fewest.teams < most.teams) return { reason: 'unequal', fewest, most };
  const needed = Math.floor(placesEach / 2) + 1;
  if (most.teams < needed) return { reason: 'teams', needed, teams: most.teams, group: fewest.name };
  const ranked = rankAcrossGroups(inOrderOfDraw(table, groups), fewest.teams);
  return {
    seeds: table.map(({ teamId }) => teamId).filter((id) => ranked.includes(id)),
    firstRound: pairBestWithWorst(ranked, places),
  };
}

const inOrderOfName = (groups: readonly GroupTable[]): GroupTable[] =>
  [...groups].sort((a, b) => compareNatural(a.name, b.name) || a.id - b.id);

/**
 * Two groups by name. More of them by the place of their first in the table of the whole tournament, because the best
 * two firsts are to meet in the final only.
 */
function inOrderOfDraw(table: TeamsInTableOrder, groups: readonly GroupTable[]): GroupTable[] {
  const placeOfFirst = ({ table: [first] }: GroupTable) => table.findIndex(({ teamId }) => teamId === first?.teamId);
  const named = inOrderOfName(groups);
  return groups.length === 2 ? named : named.sort((a, b) => placeOfFirst(a) - placeOfFirst(b));
}

/**
 * The first `each` of every group, best placed first: all firsts, then all seconds, and so on. Among the teams of one
 * rank the groups change places, so that `pairBestWithWorst` spreads the teams of each group over the whole bracket.
 */
function rankAcrossGroups(groups: readonly GroupTable[], each: number): number[] {
  return Array.from({ length: each }, (_, rank) =>
    groups.map((_group, at) => groups[at ^ groupShift(rank, groups.length)]?.table[rank]?.teamId ?? 0),
  ).flat();
}

/**
 * By how much the groups change places among the teams of a rank (0 for the firsts): the binary digits in which the
 * place of a group differs. The number of groups is a power of two. In a bracket of best against worst the half, the
 * quarter and so on of a place are the sums of neighbouring binary digits of its seed; this shift makes them differ for
 * all ranks of a group as long as there are halves, quarters and so on for them.
 */
const groupShift = (rank: number, groups: number): number => (rank ^ (rank % 2 === 1 ? groups - 1 : 0)) & (groups - 1);

function pairBestWithWorst(ranked: readonly number[], places: number): Pairing[] {
  const order = seedsInBracketOrder(places);
  return order.flatMap((seed, at) =>
    at % 2 === 0 ? [[ranked[seed - 1] ?? 0, ranked[(order[at + 1] ?? 0) - 1] ?? null] as const] : [],
  );
}

/** The seeds (1 is the best) from the top of a bracket to its bottom: 1, 2; then 1, 4, 2, 3; then 1, 8, 4, 5, 2, 7, … */
function seedsInBracketOrder(places: number): number[] {
  if (places === 1) return [1];
  return seedsInBracketOrder(places / 2).flatMap((seed) => [seed, places + 1 - seed]);
}
