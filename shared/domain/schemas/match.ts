/** Match: two teams, a place in time, and what came of it (SPEC §3, 27). */
import * as z from 'zod/mini';
import { defaults } from '../limits.ts';
import { isPlayoffRound } from '../rounds.ts';
import { count, id, idOrNone, localDate, localTime, name, score, teamRef, text, version } from './primitives.ts';

export const matchStatus = z.enum(['scheduled', 'in_progress', 'completed', 'cancelled']);
export type MatchStatus = z.output<typeof matchStatus>;

export const walkover = z.enum(['home', 'away', 'both']);
export type Walkover = z.output<typeof walkover>;

/** Where a playoff side comes from until it is known. */
export const sideReference = z.object({ matchId: id, outcome: z.enum(['winner', 'loser']) });
export type SideReference = z.output<typeof sideReference>;

/** The fields a person fills in beside teams and result, listed here only. */
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

/** What a PUT clears when it is absent. */
export const matchCleared = { canchaId: 0, refereeId: 0, assistantId: 0 } satisfies Partial<MatchForm>;

/** Of a new match, where nothing is said, in that round; of a stored one they are kept, unless they are cleared. */
export const matchDefaults = (round: string = defaults.round) => ({
  round,
  status: 'scheduled' as const,
  groupId: 0,
  isPlayoff: isPlayoffRound(round),
  ...matchCleared,
});

export const result = {
  homeScore: z.nullable(score),
  awayScore: z.nullable(score),
  homePenalties: z.nullable(score),
  awayPenalties: z.nullable(score),
  walkover: z.nullable(walkover),
};

/** A match as stored: ids only. Names are added by the presenter. */
export const storedMatch = z.object({
  id,
  tournamentId: id,
  homeTeamId: z.nullable(id),
  awayTeamId: z.nullable(id),
  ...matchForm,
  ...result,
  homeGoalkeeperId: idOrNone,
  awayGoalkeeperId: idOrNone,
  homeFrom: z.nullable(sideReference),
  awayFrom: z.nullable(sideReference),
  version,
});
export type StoredMatchFields = z.output<typeof storedMatch>;

export const match = z.object({
  ...storedMatch.shape,
  homeTeam: teamRef,
  awayTeam: teamRef,
  cancha: z.nullable(z.object({ nombre: z.string() })),
  referee: z.nullable(z.object({ name: z.string() })),
  assistant: z.nullable(z.object({ name: z.string() })),
  isCompleted: z.boolean(),
});
export type Match = z.output<typeof match>;

export const formattedMatch = z.object({
  ...match.shape,
  formattedDate: z.string(),
  formattedTime: z.string(),
  scoreDisplay: z.string(),
});
export type FormattedMatch = z.output<typeof formattedMatch>;

/** One round of the fixture and how far it is. */
export const fixtureRound = z.object({
  round: z.string(),
  firstDate: localDate,
  lastDate: localDate,
  matches: count,
  completed: count,
  cancelled: count,
});
export type FixtureRound = z.output<typeof fixtureRound>;
