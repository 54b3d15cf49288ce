/**
 * What the line below the score says: the event recorded last, or the one just taken back. 'Deshacer' takes back what this
 * phone recorded last, and says so when that is another event.
 */
import type { ComponentProps } from 'react';
import { shortEventText, sideOfEvent } from '../event-texts.ts';
import type { OwnEvents } from '../own-events.ts';
import type { SheetModel } from '../sheet-model.ts';
import type { SheetEvent } from '../shown-sheet.ts';
import type { useRecording } from '../use-recording.ts';
import type { LastEvent } from './last-event.tsx';

export function lastEventOf(
  { sheet, unsentIds }: SheetModel,
  { undone, restore, remove }: ReturnType<typeof useRecording>,
  { isOwn }: Pick<OwnEvents, 'isOwn'>,
  isConfirmed: boolean,
  edit: (event: SheetEvent) => void,
): ComponentProps<typeof LastEvent> {
  if (undone && !isConfirmed) {
    return {
      eventType: undone.eventType,
      text: `Se quitó: ${shortEventText(sheet, undone)}`,
      detail: sideOfEvent(sheet, undone).name,
      onEdit: null,
      action: { label: 'Reponer', onPress: restore },
    };
  }
  const last = sheet.events.reduce<SheetEvent | null>(laterRecorded, null);
  if (!last)
    return { eventType: null, text: 'Todavía no hay goles ni tarjetas.', detail: '', onEdit: null, action: null };
  const isUnsent = last.operationId !== null && unsentIds.has(last.operationId);
  const lastOwn = sheet.events.filter(isOwn).reduce<SheetEvent | null>(laterRecorded, null);
  const source = lastOwn !== last ? 'Otro teléfono' : isUnsent ? 'Guardado' : 'Enviado';
  return {
    eventType: last.eventType,
    text: shortEventText(sheet, last),
    detail: `${source} · ${sideOfEvent(sheet, last).name}`,
    onEdit: isConfirmed ? null : () => edit(last),
    action:
      isConfirmed || lastOwn === null
        ? null
        : { label: lastOwn === last ? 'Deshacer' : 'Deshacer lo mío', onPress: () => remove(lastOwn) },
  };
}

/** Ids of events grow as they are recorded; one of this phone that has none yet came after those. */
const laterRecorded = (last: SheetEvent | null, next: SheetEvent): SheetEvent =>
  last === null || next.id === 0 || (last.id !== 0 && next.id > last.id) ? next : last;
