/** The events of a sheet as Spanish texts. */
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { eventLabels, formatMinute } from '#shared/text/event-labels.ts';
import { fullNameOf, type SheetSide, sidesOfSheet } from './sheet-sides.ts';
import type { SheetEvent, SheetPlayer, ShownSheet } from './shown-sheet.ts';

/** Whether an event is a goal whose scorer nobody has named yet. */
export const lacksScorer = ({ playerId, eventType }: SheetEvent): boolean => playerId === 0 && isGoalType(eventType);

export function sideOfEvent(sheet: ShownSheet, { teamId }: Pick<SheetEvent, 'teamId'>): SheetSide {
  const [home, away] = sidesOfSheet(sheet);
  return teamId === away.teamId ? away : home;
}

/** The side that does not have the event. */
export function otherSide(sheet: ShownSheet, event: Pick<SheetEvent, 'teamId'>): SheetSide {
  const [home, away] = sidesOfSheet(sheet);
  return event.teamId === away.teamId ? home : away;
}

export const playerOfEvent = (sheet: ShownSheet, event: Pick<SheetEvent, 'teamId' | 'playerId'>) =>
  sideOfEvent(sheet, event).players.find(({ id }) => id === event.playerId);

/** '9 Gómez'; '' for nobody. */
export const shortNameOf = (player: SheetPlayer | undefined): string =>
  player ? `${player.jerseyNumber} ${player.lastName}` : '';

/** For example "Gol de 9 Gómez (Lanús), 12'", or "Gol de Lanús, 12'" without a scorer. */
export function sheetEventText(sheet: ShownSheet, event: SheetEvent): string {
  const { eventType, minute, playerDisplayName } = event;
  const team = sideOfEvent(sheet, event).name;
  const player = playerOfEvent(sheet, event);
  const who = player ? `${shortNameOf(player)} (${team})` : playerDisplayName ? `${playerDisplayName} (${team})` : team;
  const what = `${eventLabels[eventType]} ${isGoalType(eventType) ? 'de' : 'para'} ${who}`;
  return [what, formatMinute(minute)].filter(Boolean).join(', ');
}

/** For example "12' Gol · 9 Gómez", or "12' Gol · sin autor". */
export function shortEventText(sheet: ShownSheet, event: SheetEvent): string {
  const who = shortNameOf(playerOfEvent(sheet, event)) || event.playerDisplayName;
  const player = who || (lacksScorer(event) ? 'sin autor' : '');
  const what = [formatMinute(event.minute), eventLabels[event.eventType]].filter(Boolean).join(' ');
  return [what, player].filter(Boolean).join(' · ');
}

export type EventOfPlayer = Pick<SheetEvent, 'playerId' | 'eventType'>;

/** The cards shown to a player. */
export const cardsOfPlayer = (events: readonly EventOfPlayer[], player: SheetPlayer): EventType[] =>
  events
    .filter(({ playerId, eventType }) => playerId === player.id && !isGoalType(eventType))
    .map((each) => each.eventType);

export const playerTitle = (player: SheetPlayer): string => `${player.jerseyNumber} ${fullNameOf(player)}`;
