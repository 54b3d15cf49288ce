/** Reads the sheet of a match with its tournament and events, as the rules see it. */
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import { matchOfSheet, type SheetEvent, type SheetWithMatch } from '#shared/domain/sheet/state.ts';
import { listEventsOfMatch, type StoredEvent } from '../records/events.ts';
import type { StoredMatch } from '../records/matches.ts';
import { type FoundSheet, readMatchWithSheet } from '../records/sheets.ts';
import type { StoredTournament } from '../records/tournaments.ts';

export interface LoadedSheet {
  readonly tournament: StoredTournament;
  readonly match: StoredMatch;
  readonly sheet: FoundSheet;
  readonly events: readonly StoredEvent[];
  readonly state: SheetWithMatch;
}

/** The events are read after the match, whose version changes with every goal: a stale match is refused when it is saved. */
export async function loadSheet({ tournamentId, id }: Pick<StoredMatch, 'tournamentId' | 'id'>): Promise<LoadedSheet> {
  const { match, tournament, sheet } = await readMatchWithSheet({ tournamentId, id });
  const events = await listEventsOfMatch(tournamentId, id);
  return { tournament, match, sheet, events, state: sheetState(match, sheet, events) };
}

function sheetState(match: StoredMatch, sheet: FoundSheet, events: readonly StoredEvent[]): SheetWithMatch {
  return {
    ...matchOfSheet(match),
    scoreFollowsEvents: match.scoreFollowsEvents ?? false,
    ...recordForStatus(sheet, match.status),
    events: events.map(toSheetEvent),
  };
}

export const toSheetEvent = (event: StoredEvent): SheetEvent => ({
  id: event.id,
  operationId: event.operationId ?? null,
  at: event.recordedAt ?? null,
  teamId: event.teamId,
  playerId: event.playerId,
  eventType: event.eventType,
  minute: event.minute,
});
