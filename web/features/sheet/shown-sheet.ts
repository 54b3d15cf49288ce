/** The sheet as the screen shows it: as the server last told it, with the operations of this phone on top. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import type { SheetPlayer, SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { applyOperation } from '#shared/domain/sheet/apply-operation.ts';
import { isConfirmed } from '#shared/domain/sheet/end.ts';
import { sheetFromView } from '#shared/domain/sheet/from-view.ts';
import { withShirt } from '#shared/domain/sheet/shirts.ts';
import { noProtests, type SheetWithMatch, type SheetEvent as StateEvent } from '#shared/domain/sheet/state.ts';
import type { WaitingOperation } from './queue/queued-operation.ts';
import type { SendState } from './queue/send-state.ts';
import { wireOperation } from './queue/sending.ts';
import { isOnSheet, withUnsentPlayers } from './unsent-players.ts';

export type { SheetPlayer };
export type SheetRules = SheetView['rules'];

/** An event, with its player's name where the squad does not have him any more. */
export interface SheetEvent extends StateEvent {
  readonly playerDisplayName: string;
}

export interface ShownSheet extends Pick<SheetView, 'rules' | 'squads' | 'unapplied'> {
  /** When the server told what this phone knows of who may play: its own time, in ISO 8601. */
  readonly toldAt: string;
  readonly match: FormattedMatch;
  readonly clock: SheetWithMatch['clock'];
  /** Ids of the players who are present; null until somebody has said so. */
  readonly presence: Readonly<Record<MatchSide, readonly number[] | null>>;
  /** Ids of those of them who play under protest. */
  readonly underProtest: Readonly<Record<MatchSide, readonly number[]>>;
  /** Whom the sheet added, by the operation that did it. */
  readonly newPlayers: NonNullable<SheetWithMatch['newPlayers']>;
  readonly end: { readonly at: string; readonly observation: string } | null;
  readonly confirmedAt: SheetWithMatch['confirmedAt'];
  readonly confirmedBy: SheetWithMatch['confirmedBy'];
  readonly events: readonly SheetEvent[];
}

/** `serverOffsetMs` is the server's time minus the phone's. What the rules do not take now, the server will refuse too. */
export function showSheet(view: SheetView, waiting: readonly WaitingOperation[], serverOffsetMs: number): ShownSheet {
  const { state: sent, context } = sheetFromView(view);
  const squads = withUnsentPlayers(view, waiting);
  const state = waiting.reduce((before, queued) => {
    const at = new Date(queued.madeAt + serverOffsetMs).toISOString();
    return applyOperation(before, wireOperation(queued, queued.madeAt), at, { ...context, squads }).state;
  }, sent);
  const names = new Map(view.events.map(({ playerId, playerDisplayName }) => [playerId, playerDisplayName]));
  const shown = (squad: readonly SheetPlayer[]) =>
    squad.filter((player) => isOnSheet(state, player)).map((player) => withShirt(player, state));
  const { status, homeScore, awayScore, homePenalties, awayPenalties, walkover, presence } = state;
  return {
    ...view,
    match: { ...view.match, status, homeScore, awayScore, homePenalties, awayPenalties, walkover },
    squads: { home: shown(squads.home), away: shown(squads.away) },
    newPlayers: state.newPlayers ?? {},
    clock: state.clock,
    toldAt: view.now,
    underProtest: state.underProtest ?? noProtests,
    presence: { home: presence.home?.value ?? null, away: presence.away?.value ?? null },
    end: state.end,
    confirmedAt: state.confirmedAt,
    confirmedBy: state.confirmedBy,
    events: state.events.map((event) => ({ ...event, playerDisplayName: names.get(event.playerId) ?? '' })),
  };
}

/** Why a match has no sheet to keep, or the link's holder not any more; '' when there is one. */
export function reasonAgainstSheet(sheet: ShownSheet, { needs, why }: Pick<SendState, 'needs' | 'why'>): string {
  const { match } = sheet;
  if (match.homeTeamId === null || match.awayTeamId === null)
    return 'Todavía no se sabe qué equipos juegan este partido.';
  if (match.status === 'postponed') return 'Este partido está postergado: un administrador tiene que ponerle fecha.';
  if (match.status === 'cancelled') return 'Este partido está cancelado.';
  // The phone on which it was confirmed goes on showing that.
  return needs === 'reopening' && !isConfirmed(sheet) ? why : '';
}
