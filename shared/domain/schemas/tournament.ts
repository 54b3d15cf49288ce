/** Tournament: a competition with its participants, rules and adjustments of points. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { description, id, localDate, name, text, unique, version } from './primitives.ts';

export const tournamentStatus = z.enum(['pending', 'in_progress', 'completed']);
export type TournamentStatus = z.output<typeof tournamentStatus>;

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

const pointsUpTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

const ruleParts = {
  matchMinutes: z.int().check(z.minimum(1), z.maximum(limits.matchMinutesMax)),
  tieBreakers: z.array(tieBreaker).check(unique),
  walkoverGoals: z.int().check(z.minimum(0), z.maximum(limits.score)),
  playoffDraw: z.enum(['penalties', 'betterPlaced']),
};
const pointParts = { win: pointsUpTo(10), draw: pointsUpTo(10), loss: pointsUpTo(10) };
const fairPlayParts = { blue: pointsUpTo(20), yellow: pointsUpTo(20), red: pointsUpTo(20) };
export const accumulation = z.strictObject({
  every: z.int().check(z.minimum(1), z.maximum(50)),
  matches: z.int().check(z.minimum(1), z.maximum(20)),
});
const suspensionParts = {
  red: pointsUpTo(20),
  yellowsInMatch: z.int().check(z.minimum(1), z.maximum(20)),
  yellowAccumulation: z.nullable(accumulation),
};

export const tournamentRules = z.strictObject({
  ...ruleParts,
  points: z.strictObject(pointParts),
  fairPlay: z.strictObject(fairPlayParts),
  /** `blueAccumulation` is absent unless the tournament adds up blue cards, which few do. */
  suspensions: z.strictObject({ ...suspensionParts, blueAccumulation: z.optional(accumulation) }),
});
export type TournamentRules = z.output<typeof tournamentRules>;

/**
 * Rules as a client sends them, in whole or in part. A missing part is taken from the stored rules or, in a new
 * tournament, from the defaults.
 */
export const partialRules = z.partial(
  z.strictObject({
    ...ruleParts,
    points: z.partial(z.strictObject(pointParts)),
    fairPlay: z.partial(z.strictObject(fairPlayParts)),
    /** `blueAccumulation: null` stops the adding up of blue cards. */
    suspensions: z.partial(z.strictObject({ ...suspensionParts, blueAccumulation: z.nullable(accumulation) })),
  }),
);
export type PartialRules = z.output<typeof partialRules>;

/** Points that the federation adds to a team or takes away. */
export const adjustment = z.strictObject({
  teamId: id,
  points: z.int().check(z.minimum(-999), z.maximum(999)),
  reason: text(200, 1),
});
export type Adjustment = z.output<typeof adjustment>;

export const teamIds = z.array(id).check(z.maxLength(limits.participants), unique);
const adjustments = z.array(adjustment).check(z.maxLength(limits.participants));

/**
 * The fields that a user can edit; no other file lists them. The rules are not among them, as they may be sent in part.
 */
export const tournamentForm = {
  name,
  description,
  startDate: localDate,
  endDate: localDate,
  status: tournamentStatus,
  teamIds,
  adjustments,
};
export type TournamentForm = z.output<z.ZodMiniObject<typeof tournamentForm>>;

/** Default values of a new tournament. A PUT without these fields keeps the stored values. */
export const tournamentDefaults: Pick<TournamentForm, 'description' | 'status' | 'teamIds' | 'adjustments'> = {
  description: '',
  status: 'pending',
  teamIds: [],
  adjustments: [],
};

export const tournament = z.object({ id, ...tournamentForm, rules: tournamentRules, version });
export type Tournament = z.output<typeof tournament>;
