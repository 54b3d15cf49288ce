/** An operation of a sheet as a Spanish text, as in "Gol de 9 Gómez (Lanús), 12'". */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { eventToCorrect } from '#shared/domain/sheet/corrections.ts';
import { storedPlayerId } from '#shared/domain/sheet/new-players.ts';
import { sheetEventText, sideOfEvent } from '../event-texts.ts';
import type { NewOperation } from '../queue/queued-operation.ts';
import { sideOfSheet, sidesOfSheet } from '../sheet-sides.ts';
import type { SheetEvent, ShownSheet } from '../shown-sheet.ts';

type ClockOperation = Extract<SheetOperation, { kind: 'clock' }>['action'];

const clockTexts: Record<ClockOperation, string> = {
  start: 'empezar el reloj',
  pause: 'pausar el reloj',
  resume: 'seguir con el reloj',
  endHalf: 'terminar el tiempo',
  correctStart: 'corregir el comienzo',
  undoStart: 'anular el comienzo',
};

export function operationText(sheet: ShownSheet, operation: NewOperation): string {
  switch (operation.kind) {
    case 'presence': {
      const [home, away] = sidesOfSheet(sheet);
      return `presentes de ${operation.teamId === away.teamId ? away.name : home.name}`;
    }
    case 'newPlayer': {
      const { jerseyNumber, lastName, teamId } = operation;
      return `agregar a ${jerseyNumber} ${lastName} (${sideOfEvent(sheet, { teamId }).name})`;
    }
    case 'shirt':
      return `cambiar un número a ${operation.jerseyNumber}`;
    case 'clock':
      return clockTexts[operation.action];
    case 'event':
      return sheetEventText(sheet, eventOf(sheet, operation));
    case 'correction': {
      const event = eventToCorrect(sheet.events, operation);
      const what = event ? sheetEventText(sheet, event) : 'un evento que ya no está';
      return `${operation.remove ? 'quitar' : 'corregir'} ${what}`;
    }
    case 'end':
      return 'finalizar el partido';
    case 'remark':
      return `agregar la observación «${operation.observation}»`;
    case 'confirmation':
      return `confirmación de ${sideOfSheet(sheet, operation.side).name}`;
  }
}

const eventOf = (
  sheet: ShownSheet,
  { teamId, playerId, eventType, minute }: Extract<NewOperation, { kind: 'event' }>,
): SheetEvent => ({
  id: 0,
  operationId: null,
  at: null,
  playerDisplayName: '',
  teamId,
  playerId: storedPlayerId(sheet, playerId),
  eventType,
  minute,
});
