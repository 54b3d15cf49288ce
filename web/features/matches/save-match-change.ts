/** Changes some fields of a match, as long as nobody changed it since it was seen. */
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { Answer, BodyFor } from '../../lib/api/call.ts';
import type { FailureText } from '../../lib/api/failure.ts';
import { save } from '../../lib/api/save.ts';

type Change = Partial<BodyFor<'PUT /matches/{id}'>>;

/** PUT takes what was read, but for what only the formatted answers carry. */
export function saveMatchChange(
  match: Omit<Match, 'homeScore' | 'awayScore'> & Partial<FormattedMatch>,
  failure: FailureText,
  change: Change,
): Promise<Answer<'PUT /matches/{id}'>> {
  const { formattedDate: _date, formattedTime: _time, scoreDisplay: _score, ...fields } = match;
  return save('PUT /matches/{id}', failure, { params: { id: match.id }, body: { ...fields, ...change } });
}
