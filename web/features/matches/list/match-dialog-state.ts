/** The dialog that is open on the matches screen; at most one is open at a time. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';

export type MatchTask =
  | { readonly does: 'create' }
  | { readonly does: 'edit' | 'score' | 'delete'; readonly match: FormattedMatch };

/** What is done with a match of a list. */
export type TaskOfMatch = Exclude<MatchDialogState, { readonly does: 'create' }>;

export type MatchDialogState =
  | MatchTask
  /** The dialog for events is rendered by the page itself, which loads its code separately. */
  | { readonly does: 'events'; readonly match: FormattedMatch };
