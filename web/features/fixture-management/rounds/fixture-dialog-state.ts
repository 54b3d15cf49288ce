/** Which dialog is open over the fixture. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { ChangeOfPlan } from '../changes/change-of-plan-dialog.tsx';
import type { NewRound } from './new-round-dialog.tsx';

export type FixtureDialogState =
  | { readonly does: 'round' | 'paste' }
  | { readonly does: 'suspend'; readonly round?: string }
  /** Of one round, or of all. */
  | { readonly does: 'reschedule'; readonly round?: string }
  | ({ readonly does: 'create' } & NewRound)
  | { readonly does: 'edit'; readonly match: FormattedMatch }
  | { readonly does: 'delete' | 'score' | 'events'; readonly match: FormattedMatch }
  | ChangeOfPlan;
