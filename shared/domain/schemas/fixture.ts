/** The fixture generator on the wire: options of a plan, the plan itself, its quality, and withdrawals of teams. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { checkUniqueItems, count, id, idOrNone, localDate, localTime, name, score, text } from './primitives.ts';

export const legs = z.union([z.literal(1), z.literal(2)]);
const pace = z.enum(['week', 'day', 'continuous']);
export type Pace = z.output<typeof pace>;

const minutesUpTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const weekdays = z
  .array(z.int().check(z.minimum(1), z.maximum(7)))
  .check(z.minLength(1, fieldMessages.weekdays), z.maxLength(7), checkUniqueItems);
const twoTeamIds = z.array(id).check(z.length(2), checkUniqueItems);

/** When and where matches may be played: every listed weekday (1 Monday … 7 Sunday), between two times, on these canchas. */
export const playingTime = z
  .strictObject({
    weekdays,
    from: localTime,
    to: localTime,
    canchaIds: z
      .array(id)
      .check(z.minLength(1, fieldMessages.canchas), z.maxLength(limits.canchasOfPlayingTime), checkUniqueItems),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: fieldMessages.endTime }));
export type PlayingTime = z.output<typeof playingTime>;

export const fixtureRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('notBefore'), teamId: id, time: localTime }),
  z.strictObject({ kind: z.literal('notAfter'), teamId: id, time: localTime }),
  z
    .strictObject({ kind: z.literal('unavailable'), teamId: id, from: localDate, to: localDate })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: fieldMessages.lastDay })),
  z.strictObject({ kind: z.literal('apart'), teamIds: twoTeamIds }),
  z.strictObject({ kind: z.literal('meet'), teamIds: twoTeamIds, round: z.int().check(z.minimum(1), z.maximum(999)) }),
]);
export type FixtureRequest = z.output<typeof fixtureRequest>;

const officialIds = z.array(id).check(z.maxLength(limits.officialsOfFixture), checkUniqueItems);
export const seed = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

/** The options that have a default, which an absent one takes. */
export const fixtureOptionDefaults = {
  legs: 1,
  pace: 'week',
  gapMinutes: 0,
  restMinutes: 0,
  excludedDates: [],
  requests: [],
} as const;

/** The choices from which a fixture is planned. */
export const fixtureOptions = z.strictObject({
  legs: z.optional(legs),
  pace: z.optional(pace),
  startDate: localDate,
  playingTimes: z
    .array(playingTime)
    .check(z.minLength(1, fieldMessages.playingTimes), z.maxLength(limits.playingTimes)),
  /** Minutes between the end of a match and the next one on the same cancha. */
  gapMinutes: z.optional(minutesUpTo(120)),
  /** Minutes that a team rests between two matches of a day. */
  restMinutes: z.optional(minutesUpTo(1440)),
  excludedDates: z.optional(z.array(localDate).check(z.maxLength(limits.excludedDates))),
  requests: z.optional(z.array(fixtureRequest).check(z.maxLength(limits.fixtureRequests))),
  officials: z.optional(z.strictObject({ refereeIds: officialIds, assistantIds: z.optional(officialIds) })),
  /** Where the matches are played; else the cancha's `ubicacion`, the federation's default location, the cancha's name. */
  location: z.optional(text(200)),
  /** Decides what is drawn; the same seed gives the same plan. Drawn when absent. */
  seed: z.optional(seed),
});
export type FixtureOptions = z.output<typeof fixtureOptions>;

export const plannedMatch = z.strictObject({
  homeTeamId: id,
  awayTeamId: id,
  groupId: idOrNone,
  matchDate: localDate,
  matchTime: localTime,
  canchaId: idOrNone,
  refereeId: idOrNone,
  assistantId: idOrNone,
  /** The match is played outside its round's days, because a request 'unavailable' asked for it. */
  moved: z.boolean(),
});
export type PlannedFixtureMatch = z.output<typeof plannedMatch>;

export const plannedRound = z.strictObject({
  round: name,
  matches: z.array(plannedMatch).check(z.maxLength(limits.participants)),
  /** The planned teams that do not play in this round. */
  free: z.array(id).check(z.maxLength(limits.participants)),
});
export type PlannedRound = z.output<typeof plannedRound>;

/** A match that is created: with both scores it has been played. */
const matchToCreate = z
  .strictObject({ ...plannedMatch.shape, homeScore: z.optional(score), awayScore: z.optional(score) })
  .check(
    z.refine(({ homeScore, awayScore }) => (homeScore === undefined) === (awayScore === undefined), {
      error: fieldMessages.bothScores,
      path: ['homeScore'],
    }),
  );
export type MatchToCreate = z.output<typeof matchToCreate>;

export const roundToCreate = z.strictObject({
  ...plannedRound.shape,
  matches: z.array(matchToCreate).check(z.maxLength(limits.participants)),
});
export type RoundToCreate = z.output<typeof roundToCreate>;

/**
 * How good a plan is. `breaks`: how often a team plays two consecutive rounds, free ones skipped, on the same side.
 * `homeAwayDifference`: the largest |home − away| of a team. `timeDifference`: over the start times used, the largest
 * difference between the team that has it most often and the one that has it least; `canchaDifference` likewise.
 * `officialDifference`: between the referees' numbers of matches.
 */
export const fixtureQuality = z.object({
  breaks: count,
  /** The least number of breaks that any plan of these teams has; null where matches existed before. */
  minimumBreaks: z.nullable(count),
  homeAwayDifference: count,
  timeDifference: count,
  canchaDifference: count,
  officialDifference: count,
});
export type FixtureQuality = z.output<typeof fixtureQuality>;

/** A booking of another match on a planned day, so that an editor can tell which slots are taken. */
export const takenTime = z.object({
  kind: z.enum(['team', 'cancha', 'official']),
  id,
  date: localDate,
  from: localTime,
  /** The end, as minutes and hours of the same day; past midnight it is '24:00'. */
  to: z.string(),
  matchId: id,
});
export type TakenTime = z.output<typeof takenTime>;

export const fixturePlan = z.object({
  seed,
  rounds: z.array(plannedRound),
  /** Participants without a zona, and withdrawn teams, in a tournament with zonas. */
  unplanned: z.array(id),
  taken: z.array(takenTime),
  quality: fixtureQuality,
});
export type FixturePlan = z.output<typeof fixturePlan>;

export const withdrawal = z.object({
  teamId: id,
  mode: z.enum(['walkovers', 'annul']),
  reason: text(200, 1),
  date: localDate,
});
export type Withdrawal = z.output<typeof withdrawal>;
