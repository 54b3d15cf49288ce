/** Values of the match form: initial values, validation, and the request body. */
import * as z from 'zod/mini';
import { matches } from '#shared/contract/matches.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import { applicationDefaults } from '#shared/domain/limits.ts';
import { type Match, type MatchStatus, matchDefaults, matchForm } from '#shared/domain/schemas/match.ts';
import { id, idOrNone } from '#shared/domain/schemas/primitives.ts';

const schemaWithReferee = <Referee extends z.ZodMiniType<number, number>>(refereeId: Referee) =>
  z.extend(matches['POST /matches'].body, { homeTeamId: z.nullable(id), awayTeamId: z.nullable(id), refereeId });

const schemaOfNewMatch = schemaWithReferee(id);
const schemaOfStoredMatch = schemaWithReferee(idOrNone);
export type MatchFormValues = z.input<typeof schemaOfNewMatch>;

/**
 * The team of a playoff match is null until it is decided. The form of a new match requires a referee, although the API
 * does not; a stored match may be without one (0), as planned and postponed ones often are.
 */
export const matchFormSchemaOf = (match: Match | null) => (match ? schemaOfStoredMatch : schemaOfNewMatch);

/** Values suggested for a new match, for example from the round that the user is looking at. */
export interface NewMatchSuggestion {
  readonly round?: string | undefined;
  readonly matchDate?: string | undefined;
  readonly matchTime?: string | undefined;
}

interface NewMatchFormOptions extends NewMatchSuggestion {
  readonly tournamentId: number;
  readonly location: string;
}

/** Initial values of a new match; teams and referee stay empty, and so does the day unless it is suggested. */
export function newMatchFormValues({
  tournamentId,
  round,
  matchDate,
  matchTime,
  location,
}: NewMatchFormOptions): Partial<MatchFormValues> {
  const { isPlayoff: _byRound, refereeId: _toChoose, ...form } = matchDefaults(round);
  return {
    ...form,
    tournamentId,
    ...(matchDate && { matchDate }),
    matchTime: matchTime ?? applicationDefaults.matchTime,
    location,
    homeScore: null,
    awayScore: null,
  };
}

/**
 * Form values of a stored match. `isPlayoff` is sent only if the user changes it; otherwise the round's name decides.
 */
export function matchFormValuesOf(match: Match): MatchFormValues {
  const { tournamentId, homeTeamId, awayTeamId, homeScore, awayScore, sheetUserIds } = match;
  const { isPlayoff: _byRound, ...form } = pickFormFields(matchForm, match);
  return {
    tournamentId,
    homeTeamId,
    awayTeamId,
    ...form,
    homeScore,
    awayScore,
    ...(sheetUserIds && { sheetUserIds }),
  };
}

/** Whether the form shows the score: a live or completed match, except a walkover, whose score comes from the rules. */
export function hasScoreFields(status: MatchStatus | undefined, match: Match | null): boolean {
  if (status === 'in_progress') return true;
  return status === 'completed' && !(match?.status === 'completed' && match.walkover !== null);
}

/** Whether saving the form gives the match a result, another one, or another date to the one that it has. */
export function bringsResult(fields: MatchFormValues, match: Match | null): boolean {
  if (fields.status !== 'completed') return false;
  const isNew = (field: 'status' | 'homeScore' | 'awayScore' | 'matchDate') => fields[field] !== match?.[field];
  return isNew('status') || isNew('homeScore') || isNew('awayScore') || isNew('matchDate');
}

/**
 * The request body of a match. It has a score only if the form shows one; otherwise the server keeps or clears the
 * score.
 */
export function matchRequestBodyOf(fields: MatchFormValues, match: Match | null): MatchFormValues {
  if (hasScoreFields(fields.status, match)) return fields;
  const { homeScore: _home, awayScore: _away, ...others } = fields;
  return others;
}
