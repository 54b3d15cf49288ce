/** Why an operation is not applied to a sheet, as a code with its figures; shared/text says it in words. */

interface Score {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** What of a second end its match does not have: the shoot-out, or that a team did not come. */
export type LostOfEnd =
  | { readonly homePenalties: number | null; readonly awayPenalties: number | null }
  | 'walkover'
  | null;

/** The reasons that have figures. */
interface ReasonFigures {
  /** A shoot-out after a score that is not level. */
  readonly 'penalties-not-level': Score;
  /** Who confirms has seen another score. */
  readonly 'score-changed': Score;
  /** The match had ended already; `remark` is what became of the one that came with the second end. */
  readonly 'already-ended': { readonly lost: LostOfEnd; readonly remark: 'none' | 'added' | 'too-many-remarks' };
  readonly 'minute-too-late': { readonly matchMinutes: number };
  readonly suspended: { readonly players: readonly { readonly firstName: string; readonly lastName: string }[] };
}

/** The reasons that have none. */
type PlainReason =
  // By the match.
  | 'teams-unknown'
  | 'cancelled'
  | 'postponed'
  // Only an administrator may change it now.
  | 'confirmed'
  | 'remark-after-confirmation'
  | 'score-by-administrator'
  // The clock.
  | 'match-ended'
  | 'clock-not-started'
  | 'no-half-left'
  | 'half-started'
  | 'clock-stopped'
  | 'clock-running'
  | 'clock-moved-later'
  | 'single-half'
  | 'half-ended'
  | 'no-half-in-play'
  | 'start-after-stop'
  | 'start-before-earlier-half'
  | 'start-undone'
  | 'start-in-use'
  // Those present, goals and cards.
  | 'foreign-team'
  | 'foreign-player'
  | 'player-left'
  | 'too-many-new-players'
  | 'presence-marked-later'
  | 'card-without-player'
  | 'card-without-minute'
  | 'too-many-events'
  | 'event-gone'
  | 'event-removed'
  | 'event-unknown'
  // The end and its confirmation.
  | 'not-started'
  | 'penalties-on-walkover'
  | 'penalties-incomplete'
  | 'penalties-level'
  | 'too-many-remarks'
  | 'remark-before-end'
  | 'not-ended'
  | 'side-confirmed';

type ReasonsWithFigures = {
  readonly [Code in keyof ReasonFigures]: { readonly code: Code } & ReasonFigures[Code];
};

export type SheetReason = { readonly code: PlainReason } | ReasonsWithFigures[keyof ReasonFigures];
