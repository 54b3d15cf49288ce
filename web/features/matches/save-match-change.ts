/** Changes some fields of a match; the API refuses it if the match changed since it was loaded. */
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { FailureText } from '../../lib/api/failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import type { RouteBody, RouteResponse } from '../../lib/api/typed-request.ts';

type MatchChange = Partial<RouteBody<'PUT /matches/{id}'>>;

/** PUT requires all fields of the match; the display texts, which only a FormattedMatch has, are left out. */
export function saveMatchChange(
  match: Omit<Match, 'homeScore' | 'awayScore'> & Partial<FormattedMatch>,
  failure: FailureText,
  change: MatchChange,
): Promise<RouteResponse<'PUT /matches/{id}'>> {
  const { formattedDate: _date, formattedTime: _time, scoreDisplay: _score, ...fields } = match;
  return saveAndRefresh('PUT /matches/{id}', failure, { params: { id: match.id }, body: { ...fields, ...change } });
}
