/** Why the outlook of a team is what it is, and what its match of the last round decides: figures, without words. */
import * as z from 'zod/mini';
import { count, id, idOrNone, localDate } from './primitives.ts';
import { tieBreaker } from './rules.ts';

const teams = z.array(id);

/** Why a team is certain of an aim, or out of it. */
export const outlookReason = z.discriminatedUnion('by', [
  /** Even if the team loses every match left, only these rivals can reach its points, and the aim has places for all of them. */
  z.object({ by: z.literal('fewCanReach'), rivals: teams }),
  /** More rivals could reach its points one by one, but they meet each other: at most `most` of them do. */
  z.object({ by: z.literal('fewOfThemReach'), most: count }),
  /** Even if the team wins every match left, these rivals already have more points, and they take all places of the aim. */
  z.object({ by: z.literal('manyAhead'), rivals: teams }),
  /** Rivals meet each other, so some of them win points: at least `least` of them end above the team. */
  z.object({ by: z.literal('manyEndAhead'), least: count }),
  /** No match is left, and only the alphabet orders the team and these rivals, who stand on both sides of the aim. */
  z.object({ by: z.literal('lots'), rivals: teams }),
]);
export type OutlookReason = z.output<typeof outlookReason>;

/** What separates two teams that end with the same points, as far as it is known today. */
export const levelWithRival = z.object({
  rivalId: id,
  /** The first criterion that separates them or still may; 'name' when none can. */
  by: z.union([tieBreaker, z.literal('name')]),
  /** Whether no match left can change it. */
  isSettled: z.boolean(),
  /** The figures of the team and of the rival today; null for fair play, whose cards are not counted here. */
  own: z.nullable(z.int()),
  rival: z.nullable(z.int()),
});
export type LevelWithRival = z.output<typeof levelWithRival>;

const result = z.enum(['win', 'draw', 'loss']);

/** How another match of the round must end, as its home side sees it. */
export const matchResults = z.object({ matchId: id, homeTeamId: id, awayTeamId: id, results: z.array(result) });
export type MatchResults = z.output<typeof matchResults>;

/** After which combinations of the other matches of the last round something is certain. */
export const roundCondition = z.object({
  count,
  of: count,
  /** The same in at most three matches: all of them, or any; null when it cannot be said so. */
  matches: z.nullable(z.object({ need: z.enum(['all', 'any']), list: z.array(matchResults) })),
});
export type RoundCondition = z.output<typeof roundCondition>;

export const afterResult = z.object({ secured: roundCondition, out: roundCondition });
export type AfterResult = z.output<typeof afterResult>;

export const bandExplanation = z.object({
  reason: z.nullable(outlookReason),
  /** The rivals with which the team may end level across the aim; empty when that is not its state. */
  level: z.array(levelWithRival),
  /** What each result of the team's last match decides, by points; null before the last round of the table. */
  lastRound: z.nullable(z.object({ win: afterResult, draw: afterResult, loss: afterResult })),
});
export type BandExplanation = z.output<typeof bandExplanation>;

export const teamExplanation = z.object({
  teamId: id,
  /** How many matches of the table it has left, and the fewest and the most points with which it can end. */
  matchesLeft: count,
  leastPoints: z.int(),
  mostPoints: z.int(),
  /** The team's next match in the table; null when it has none. */
  next: z.nullable(z.object({ matchId: id, round: z.string(), rivalId: id })),
  /** In the order of the outlook's. */
  bands: z.array(bandExplanation),
});
export type TeamExplanation = z.output<typeof teamExplanation>;

export const tableExplanation = z.object({
  groupId: idOrNone,
  /** The day of the last result that counts in the table; null before the first. */
  lastResult: z.nullable(localDate),
  teams: z.array(teamExplanation),
});
export type TableExplanation = z.output<typeof tableExplanation>;

export const outlookExplanations = z.object({ tournamentId: id, tables: z.array(tableExplanation) });
export type OutlookExplanations = z.output<typeof outlookExplanations>;
