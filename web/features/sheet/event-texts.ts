/** The events of a sheet as Spanish texts. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { eventLabels, formatMinute } from '#shared/text/events.ts';
import { fullNameOf, type SheetSide, sidesOfSheet } from './sheet-sides.ts';
import type { SheetEvent, SheetPlayer, ShownSheet } from './shown-sheet.ts';

export const isGoal = (eventType: EventType): boolean => eventType === 'goal' || eventType === 'owngoal';
/** Whether an event is a goal whose scorer nobody has named yet. */
export const lacksScorer = ({ playerId, eventType }: SheetEvent): boolean => playerId === 0 && isGoal(eventType);

export function sideOfEvent(sheet: ShownSheet, { teamId }: Pick<SheetEvent, 'teamId'>): SheetSide {
  const [home, away] = sidesOfSheet(sheet);
  return teamId === away.teamId ? away : home;
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
  return `${eventLabels[eventType]} ${isGoal(eventType) ? 'de' : 'para'} ${who}, ${formatMinute(minute)}`;
}

/** For example "12' Gol · 9 Gómez", or "12' Gol · sin autor". */
export function shortEventText(sheet: ShownSheet, event: SheetEvent): string {
  const who = shortNameOf(playerOfEvent(sheet, event)) || event.playerDisplayName;
  const player = who || (lacksScorer(event) ? 'sin autor' : '');
  return [`${formatMinute(event.minute)} ${eventLabels[event.eventType]}`, player].filter(Boolean).join(' · ');
}

/** The cards shown to a player. */
export const cardsOfPlayer = (events: readonly SheetEvent[], player: SheetPlayer): EventType[] =>
  events
    .filter(({ playerId, eventType }) => playerId === player.id && !isGoal(eventType))
    .map((each) => each.eventType);

export const playerTitle = (player: SheetPlayer): string => `${player.jerseyNumber} ${fullNameOf(player)}`;
