/** What the sheet of a match consists of, on the server and on a device that shows its own operations before they are sent. */
import type { MatchResult } from '../matches/match-result.ts';
import type { MatchStatus } from '../schemas/match.ts';
import type { SheetClock } from '../schemas/match-clock.ts';
import type { EventType } from '../schemas/match-event.ts';
import type { MatchSide, OperationOutcome, SheetOperation } from '../schemas/sheet.ts';
import type { SheetReason } from './reasons.ts';

/** The rules of the tournament that a sheet depends on. */
export interface SheetRules {
  readonly matchMinutes: number;
  readonly periods: number;
  readonly walkoverGoals: number;
}

/** A player whom a sheet may name; `suspension` says why he may not play, '' when he may. */
export interface SquadMember {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly suspension: string;
  /** Whether this sheet added him, and no administrator has approved him yet. */
  readonly awaitsApproval?: true | undefined;
}

/** What operations are judged by besides the sheet itself. */
export interface SheetContext {
  readonly rules: SheetRules;
  readonly squads: Readonly<Record<MatchSide, readonly SquadMember[]>>;
}

/** A goal or a card. */
export interface SheetEvent {
  /** 0 while the server has not stored it. */
  readonly id: number;
  /** The operation that recorded it; null for an event that was not recorded on a sheet. */
  readonly operationId: string | null;
  /** When it was recorded on the device, as ISO 8601 in UTC; null for an event that was not recorded on a sheet. */
  readonly at: string | null;
  readonly teamId: number;
  /** 0 for a goal whose scorer is not known. */
  readonly playerId: number;
  readonly eventType: EventType;
  /** Null for a goal whose minute is not known. */
  readonly minute: number | null;
}

/** A value that several devices may set: of two the one with the greater mark stays, in whatever order they arrive. */
export interface MarkedValue<Value> {
  readonly value: Value;
  readonly mark: string;
}

/** What corrections made of an event, also of one that has not arrived yet; a removed event stays removed. */
export interface EventCorrection {
  readonly isRemoved?: true;
  readonly teamId?: MarkedValue<number>;
  readonly playerId?: MarkedValue<number>;
  readonly eventType?: MarkedValue<EventType>;
  readonly minute?: MarkedValue<number | null>;
}

interface SheetEnd {
  readonly at: string;
  /** When the half that was in play ended by it; null when none was. */
  readonly clockEndedAt: string | null;
  readonly observation: string;
  /** The shoot-out as it was sent; the match has it as long as the score is level. */
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
}

/** The players who are present, and the mark of the operation that said so; null until somebody did. */
type SheetPresence = MarkedValue<readonly number[]> | null;

/** A player whom an operation of the sheet added. */
interface NewPlayer {
  readonly teamId: number;
  /** Negative while the server has not stored him. */
  readonly playerId: number;
}

/** The part of a sheet that is stored for it alone. */
export interface SheetRecord {
  readonly clock: SheetClock;
  readonly presence: Readonly<Record<MatchSide, SheetPresence>>;
  /** Those of `presence` who may not play, and play all the same; absent on sheets of earlier versions. */
  readonly underProtest?: Readonly<Record<MatchSide, readonly number[]>>;
  /** The numbers on shirts that differ from the squad's, by player id; absent on sheets of earlier versions. */
  readonly shirts?: Readonly<Record<string, MarkedValue<number>>>;
  /** By the id of the operation that added him; absent on sheets of earlier versions. */
  readonly newPlayers?: Readonly<Record<string, NewPlayer>>;
  readonly end: SheetEnd | null;
  readonly confirmedAt: Readonly<Record<MatchSide, string | null>>;
  /** Who confirmed for each side, as typed on the device; '' where nobody did, absent on sheets of earlier versions. */
  readonly confirmedBy?: Readonly<Record<MatchSide, string>>;
  /** By the id of the operation that recorded the event, or `#` and the event's own id. */
  readonly corrections: Readonly<Record<string, EventCorrection>>;
}

/** The fields of a match that its sheet shows or changes. */
interface MatchOfSheet extends MatchResult {
  readonly status: MatchStatus;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
}

/** A sheet with its match and events. */
export interface SheetWithMatch extends SheetRecord, MatchOfSheet {
  /** Whether the score of the completed match still changes with its events: nobody has corrected it by hand. */
  readonly scoreFollowsEvents: boolean;
  readonly events: readonly SheetEvent[];
}

export type EndOperation = Extract<SheetOperation, { kind: 'end' }>;

/** What an operation led to; `state` is the one before, unless the outcome is 'applied', or a second end left its remark. */
export interface AppliedOperation {
  readonly outcome: OperationOutcome;
  /** Null for an applied one. */
  readonly reason: SheetReason | null;
  readonly state: SheetWithMatch;
}

/** A sheet that no side has confirmed. */
export const noConfirmations = { confirmedAt: { home: null, away: null }, confirmedBy: { home: '', away: '' } };

/** A sheet on which nobody plays under protest. */
export const noProtests: Readonly<Record<MatchSide, readonly number[]>> = { home: [], away: [] };

export const emptySheet: SheetRecord = {
  clock: { halves: [] },
  presence: { home: null, away: null },
  underProtest: noProtests,
  shirts: {},
  newPlayers: {},
  end: null,
  ...noConfirmations,
  corrections: {},
};

/** The part of the sheet that is stored for it alone. */
export function sheetRecordOf({
  clock,
  presence,
  underProtest = noProtests,
  shirts = {},
  newPlayers = {},
  end,
  confirmedAt,
  confirmedBy,
  corrections,
}: SheetRecord): SheetRecord {
  return {
    clock,
    presence,
    underProtest,
    shirts,
    newPlayers,
    end,
    confirmedAt,
    confirmedBy: confirmedBy ?? noConfirmations.confirmedBy,
    corrections,
  };
}

export function matchOfSheet(match: MatchOfSheet): MatchOfSheet {
  const { status, homeTeamId, awayTeamId, homeScore, awayScore, homePenalties, awayPenalties, walkover } = match;
  return { status, homeTeamId, awayTeamId, homeScore, awayScore, homePenalties, awayPenalties, walkover };
}

/** The side that a team plays on; undefined when it does not play the match. */
export function sideOfTeam(
  { homeTeamId, awayTeamId }: Pick<SheetWithMatch, 'homeTeamId' | 'awayTeamId'>,
  teamId: number,
): MatchSide | undefined {
  if (teamId === homeTeamId) return 'home';
  return teamId === awayTeamId ? 'away' : undefined;
}

/** Orders what was made at different times; of two made at the same time the operation's id decides. */
export const markOf = (at: string, operationId: string): string => `${at} ${operationId}`;

export const applied = (state: SheetWithMatch): AppliedOperation => ({ outcome: 'applied', reason: null, state });

export const notApplied = (
  state: SheetWithMatch,
  outcome: Exclude<OperationOutcome, 'applied'>,
  reason: SheetReason,
): AppliedOperation => ({ outcome, reason, state });
