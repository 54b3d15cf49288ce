/** What an admin is doing on the matches screen: one dialog at a time. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';

export type MatchDialogState =
  | { readonly does: 'create' }
  | { readonly does: 'edit' | 'score' | 'delete'; readonly match: FormattedMatch }
  /** Events are a feature of their own: the page has their dialog. */
  | { readonly does: 'events'; readonly match: FormattedMatch };
