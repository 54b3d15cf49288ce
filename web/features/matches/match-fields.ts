/** The fields of the match form: what they start with, how they are checked, and what they send. */
import * as z from 'zod/mini';
import { matches } from '#shared/contract/matches.ts';
import { defaults } from '#shared/domain/limits.ts';
import type { Match, MatchStatus } from '#shared/domain/schemas/match.ts';
import { id } from '#shared/domain/schemas/primitives.ts';

/** A playoff side is null until it fills itself. */
export const matchFields = z.extend(matches['POST /matches'].body, {
  homeTeamId: z.nullable(id),
  awayTeamId: z.nullable(id),
});
export type MatchFields = z.input<typeof matchFields>;

export interface Suggestion {
  readonly tournamentId: number;
  readonly round: string | undefined;
  readonly matchDate: string | undefined;
  readonly location: string;
}

/** A new match: its teams and, unless its round has one, its day are still to be chosen. */
export function newMatch({ tournamentId, round, matchDate, location }: Suggestion): Partial<MatchFields> {
  return {
    tournamentId,
    round: round ?? defaults.round,
    ...(matchDate && { matchDate }),
    matchTime: defaults.matchTime,
    location,
    canchaId: 0,
    status: 'scheduled',
    homeScore: null,
    awayScore: null,
  };
}

/** Officials are not in the form, but would be taken off the match if they were not sent. */
export function fieldsOf(match: Match): MatchFields {
  const { tournamentId, homeTeamId, awayTeamId, matchDate, matchTime, location } = match;
  const { round, status, canchaId, refereeId, assistantId, homeScore, awayScore } = match;
  return {
    ...{ tournamentId, homeTeamId, awayTeamId, matchDate, matchTime, location },
    ...{ round, status, canchaId, refereeId, assistantId, homeScore, awayScore },
  };
}

/** A walkover's score comes from the rules and is not typed. */
export function hasScoreFields(status: MatchStatus | undefined, match: Match | null): boolean {
  if (status === 'in_progress') return true;
  return status === 'completed' && !(match?.status === 'completed' && match.walkover !== null);
}

/** Scores are sent only where the form shows them: absent ones are kept, or cleared with the status. */
export function bodyOf(fields: MatchFields, match: Match | null): MatchFields {
  if (hasScoreFields(fields.status, match)) return fields;
  const { homeScore: _home, awayScore: _away, ...others } = fields;
  return others;
}

/** For controls of the form: an empty one has no value, so that it reads 'Es obligatorio'. */
export const whenGiven = { setValueAs: (text: string | undefined) => text || undefined };
export const scoreWhenGiven = {
  setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
};
