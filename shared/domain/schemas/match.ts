/** Match: two teams, date, place and result. */
import * as z from 'zod/mini';
import { applicationDefaults, limits } from '../limits.ts';
import { isPlayoffRound } from '../round-names.ts';
import { canchaOfMatch } from './cancha.ts';
import { matchClock } from './match-clock.ts';
import {
  checkUniqueItems,
  count,
  id,
  idOrNone,
  localDate,
  localTime,
  name,
  score,
  teamRef,
  text,
  version,
} from './primitives.ts';

/** 'postponed': to be played on a day that is not known yet; the match keeps its old date. */
export const matchStatus = z.enum(['scheduled', 'in_progress', 'completed', 'cancelled', 'postponed']);
export type MatchStatus = z.output<typeof matchStatus>;

export const walkover = z.enum(['home', 'away', 'both']);
export type Walkover = z.output<typeof walkover>;

/** Where the team of a playoff side comes from: it is the winner or the loser of another match. */
export const sideReferenceSchema = z.object({ matchId: id, outcome: z.enum(['winner', 'loser']) });
export type SideReference = z.output<typeof sideReferenceSchema>;

/** The fields that a user can edit besides teams and result; no other file lists them. */
export const matchForm = {
  matchDate: localDate,
  matchTime: localTime,
  location: text(200, 1),
  round: name,
  status: matchStatus,
  groupId: idOrNone,
  isPlayoff: z.boolean(),
  canchaId: idOrNone,
  refereeId: idOrNone,
  assistantId: idOrNone,
};
export type MatchForm = z.output<z.ZodMiniObject<typeof matchForm>>;

/** A PUT that leaves out one of these fields resets it to the value given here. */
export const matchResetValues = { canchaId: 0, refereeId: 0, assistantId: 0 } satisfies Partial<MatchForm>;

/**
 * Default values of a new match in `round`. A PUT without these fields keeps the stored values, except for those in
 * `matchResetValues`.
 */
export const matchDefaults = (round: string = applicationDefaults.round) => ({
  round,
  status: 'scheduled' as const,
  groupId: 0,
  isPlayoff: isPlayoffRound(round),
  ...matchResetValues,
});

export const resultFields = {
  homeScore: z.nullable(score),
  awayScore: z.nullable(score),
  homePenalties: z.nullable(score),
  awayPenalties: z.nullable(score),
  walkover: z.nullable(walkover),
};

/** The users with the role Planillero who keep the sheet of a match. */
export const sheetUserIds = z.array(id).check(z.maxLength(limits.sheetUsers), checkUniqueItems);

/** A match as stored, with ids only; the API adds the names to its response. */
export const storedMatch = z.object({
  id,
  tournamentId: id,
  homeTeamId: z.nullable(id),
  awayTeamId: z.nullable(id),
  ...matchForm,
  ...resultFields,
  homeGoalkeeperId: idOrNone,
  awayGoalkeeperId: idOrNone,
  homeFrom: z.nullable(sideReferenceSchema),
  awayFrom: z.nullable(sideReferenceSchema),
  /** Told to administrators only. */
  sheetUserIds: z.optional(sheetUserIds),
  version,
});
export type StoredMatchFields = z.output<typeof storedMatch>;

export const match = z.object({
  ...storedMatch.shape,
  homeTeam: teamRef,
  awayTeam: teamRef,
  cancha: z.nullable(canchaOfMatch),
  referee: z.nullable(z.object({ name: z.string() })),
  assistant: z.nullable(z.object({ name: z.string() })),
  isCompleted: z.boolean(),
  /** The clock of a match in play whose sheet is kept; absent in every other match. */
  clock: z.optional(matchClock),
});
export type Match = z.output<typeof match>;

export const formattedMatchSchema = z.object({
  ...match.shape,
  formattedDate: z.string(),
  formattedTime: z.string(),
  scoreDisplay: z.string(),
});
export type FormattedMatch = z.output<typeof formattedMatchSchema>;

/** A round of the fixture: its dates, how many of its matches are completed or cancelled, and which teams have no match. */
export const fixtureRoundSchema = z.object({
  round: z.string(),
  firstDate: localDate,
  lastDate: localDate,
  matches: count,
  completed: count,
  cancelled: count,
  /** The teams of the league that have no match in it; told of published rounds. */
  free: z.array(teamRef),
});
export type FixtureRound = z.output<typeof fixtureRoundSchema>;
