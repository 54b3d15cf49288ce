/** What the line below the score says: the event recorded last, or the one just taken back. */
import type { ComponentProps } from 'react';
import { shortEventText, sideOfEvent } from '../event-texts.ts';
import type { SheetModel } from '../sheet-model.ts';
import type { SheetEvent } from '../shown-sheet.ts';
import type { useRecording } from '../use-recording.ts';
import type { LastEvent } from './last-event.tsx';

export function lastEventOf(
  { sheet, unsentIds }: SheetModel,
  { undone, restore, remove }: ReturnType<typeof useRecording>,
  isConfirmed: boolean,
): ComponentProps<typeof LastEvent> {
  if (undone && !isConfirmed) {
    return {
      eventType: undone.eventType,
      text: `Se quitó: ${shortEventText(sheet, undone)}`,
      detail: sideOfEvent(sheet, undone).name,
      action: { label: 'Reponer', onPress: restore },
    };
  }
  const last = sheet.events.reduce<SheetEvent | null>(laterRecorded, null);
  if (!last) return { eventType: null, text: 'Todavía no hay goles ni tarjetas.', detail: '', action: null };
  const isUnsent = last.operationId !== null && unsentIds.has(last.operationId);
  return {
    eventType: last.eventType,
    text: shortEventText(sheet, last),
    detail: `${isUnsent ? 'Guardado' : 'Enviado'} · ${sideOfEvent(sheet, last).name}`,
    action: isConfirmed ? null : { label: 'Deshacer', onPress: () => remove(last) },
  };
}

/** Ids of events grow as they are recorded; one of this phone that has none yet came after those. */
const laterRecorded = (last: SheetEvent | null, next: SheetEvent): SheetEvent =>
  last === null || next.id === 0 || (last.id !== 0 && next.id > last.id) ? next : last;
