/** Props that all field components of the match form share. */
import type { Match } from '#shared/domain/schemas/match.ts';
import type { ApiForm } from '../../../lib/forms/use-api-form.ts';
import type { MatchFormValues } from './match-fields.ts';

export interface MatchFieldProps extends Pick<ApiForm<MatchFormValues, MatchFormValues>, 'form' | 'errorOf'> {
  /** The stored match; null when the form creates a new one. */
  readonly match: Match | null;
}
