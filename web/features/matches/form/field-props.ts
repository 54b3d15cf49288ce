/** What every part of the match form is given. */
import type { Match } from '#shared/domain/schemas/match.ts';
import type { ApiForm } from '../../../lib/forms/use-api-form.ts';
import type { MatchFields } from './match-fields.ts';

export interface FieldProps extends Pick<ApiForm<MatchFields, MatchFields>, 'form' | 'errorOf'> {
  /** As it is stored; null for a new one. */
  readonly match: Match | null;
}
