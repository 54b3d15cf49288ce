/**
 * The rules of a tournament: points, tie-breakers, fair play, suspensions, who may play, and the length and periods of its
 * matches.
 */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { eligibilityRuleFields, eligibilityRules } from './eligibility.ts';
import { checkUniqueItems } from './primitives.ts';

export const tieBreaker = z.enum([
  'goalDifference',
  'goalsFor',
  'wins',
  'headToHeadPoints',
  'headToHeadGoalDifference',
  'headToHeadGoalsFor',
  'fairPlay',
]);
export type TieBreaker = z.output<typeof tieBreaker>;

const schemaOfPointsUpTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

const generalRuleFields = {
  matchMinutes: z.int().check(z.minimum(1), z.maximum(limits.matchMinutesMax)),
  tieBreakers: z.array(tieBreaker).check(checkUniqueItems),
  walkoverGoals: z.int().check(z.minimum(0), z.maximum(limits.score)),
  playoffDraw: z.enum(['penalties', 'betterPlaced']),
  /** How many minutes a player with a blue card stays out of the match; 0: the player does not leave. */
  blueMinutes: z.int().check(z.minimum(0), z.maximum(limits.blueMinutesMax)),
  /** How many periods a match is played in: two halves, or one. */
  periods: z.literal([1, 2]),
};
const matchPointFields = { win: schemaOfPointsUpTo(10), draw: schemaOfPointsUpTo(10), loss: schemaOfPointsUpTo(10) };
const fairPlayPointFields = {
  blue: schemaOfPointsUpTo(20),
  yellow: schemaOfPointsUpTo(20),
  red: schemaOfPointsUpTo(20),
};
export const accumulationRule = z.strictObject({
  every: z.int().check(z.minimum(1), z.maximum(50)),
  matches: z.int().check(z.minimum(1), z.maximum(20)),
});
const suspensionFields = {
  red: schemaOfPointsUpTo(20),
  yellowsInMatch: z.int().check(z.minimum(1), z.maximum(20)),
  yellowAccumulation: z.nullable(accumulationRule),
};

export const tournamentRules = z.strictObject({
  ...generalRuleFields,
  points: z.strictObject(matchPointFields),
  fairPlay: z.strictObject(fairPlayPointFields),
  /** `blueAccumulation` is absent unless the tournament adds up blue cards, which few do. */
  suspensions: z.strictObject({ ...suspensionFields, blueAccumulation: z.optional(accumulationRule) }),
  eligibility: eligibilityRules,
});
export type TournamentRules = z.output<typeof tournamentRules>;

/**
 * Rules as a client sends them, in whole or in part. A missing part is taken from the stored rules or, in a new
 * tournament, from the defaults.
 */
export const partialRules = z.partial(
  z.strictObject({
    ...generalRuleFields,
    points: z.partial(z.strictObject(matchPointFields)),
    fairPlay: z.partial(z.strictObject(fairPlayPointFields)),
    /** `blueAccumulation: null` stops the adding up of blue cards. */
    suspensions: z.partial(z.strictObject({ ...suspensionFields, blueAccumulation: z.nullable(accumulationRule) })),
    eligibility: z.partial(z.strictObject(eligibilityRuleFields)),
  }),
);
export type PartialRules = z.output<typeof partialRules>;
