/** The fields of the match form: what they start with, how they are checked, and what they send. */
import * as z from 'zod/mini';
import { matches } from '#shared/contract/matches.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import { defaults } from '#shared/domain/limits.ts';
import { type Match, type MatchStatus, matchDefaults, matchForm } from '#shared/domain/schemas/match.ts';
import { id } from '#shared/domain/schemas/primitives.ts';

/** A playoff side is null until it fills itself; only the form demands a referee. */
export const matchFields = z.extend(matches['POST /matches'].body, {
  homeTeamId: z.nullable(id),
  awayTeamId: z.nullable(id),
  refereeId: id,
});
export type MatchFields = z.input<typeof matchFields>;

/** What a new match starts with where that is known. */
export interface Suggestion {
  readonly round?: string | undefined;
  readonly matchDate?: string | undefined;
  readonly matchTime?: string | undefined;
}

interface NewMatch extends Suggestion {
  readonly tournamentId: number;
  readonly location: string;
}

/** A new match: its teams, its referee and, unless its round has one, its day are still to be chosen. */
export function defaultMatchFields({
  tournamentId,
  round,
  matchDate,
  matchTime,
  location,
}: NewMatch): Partial<MatchFields> {
  const { isPlayoff: _byRound, refereeId: _toChoose, ...form } = matchDefaults(round);
  return {
    ...form,
    tournamentId,
    ...(matchDate && { matchDate }),
    matchTime: matchTime ?? defaults.matchTime,
    location,
    homeScore: null,
    awayScore: null,
  };
}

/** `isPlayoff` is only sent when somebody sets it: otherwise it follows the name of the round. */
export function fieldsOf(match: Match): MatchFields {
  const { tournamentId, homeTeamId, awayTeamId, homeScore, awayScore } = match;
  const { isPlayoff: _byRound, refereeId, ...form } = pickFormFields(matchForm, match);
  return {
    tournamentId,
    homeTeamId,
    awayTeamId,
    ...form,
    homeScore,
    awayScore,
    refereeId: refereeId === 0 ? (undefined as never) : refereeId,
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
export const scoreField = {
  setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
};
