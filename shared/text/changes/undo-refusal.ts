/** The sentences by which 'Deshacer' is refused: each says why the change cannot be undone. */
import {
  changedFields,
  isFieldChanged,
  isUndoable,
  type RecordedChange,
  type RecordedFields,
} from '../../domain/changes/recorded-change.ts';
import { isOverOnceUndone } from '../../domain/notices/notices.ts';

/** What is there now. */
export interface StateNow {
  /** The changed item as it is stored; undefined when it is gone. */
  readonly item: RecordedFields | undefined;
  /** The name of its match; null when it is gone. */
  readonly match: string | null;
  /** In milliseconds since 1970. */
  readonly now: number;
}

export function undoRefusal(change: RecordedChange, state: StateNow): string {
  if (!isUndoable(change))
    return 'Solo se deshace el último cambio de un resultado, de un evento, de una fecha de partido, de una sanción o de un aviso.';
  if (change.of === 'notice') return undoRefusalOfNotice(change, state);
  if (change.of === 'sanction') return refusalOfEarlier(change, state.item, 'esa sanción');
  const { item, match } = state;
  if (match === null) return 'El partido ya no existe.';
  if (change.after !== null && item?.version === change.after.version)
    return 'Ese marcador sale de un evento que se cargó con él: deshacé el evento.';
  return refusalOfEarlier(change, item, `${change.of === 'event' ? 'ese evento de ' : ''}${match}`);
}

function undoRefusalOfNotice(change: RecordedChange, { item, now }: StateNow): string {
  const { before, after } = change;
  if (item?.version !== after?.version) {
    if (before === null && (item?.revokedAt ?? null) !== null) return 'Ese aviso ya está quitado.';
    return refusalOfEarlier(change, item, 'ese aviso');
  }
  return isOverOnceUndone({ ...change, before: null }, item, now)
    ? 'Ese aviso ya terminó. Si hace falta, publicá uno nuevo.'
    : 'Antes de ese cambio el aviso valía hasta un momento que ya pasó.';
}

const refusalOfEarlier = (change: RecordedChange, item: RecordedFields | undefined, ofWhat: string): string =>
  isUndoneAlready(change, item) ? 'Ese cambio ya está deshecho.' : `Después hubo otro cambio de ${ofWhat}.`;

/** Whether the change after it gave back what was before it, as an undo does. */
function isUndoneAlready(change: RecordedChange, item: RecordedFields | undefined): boolean {
  const { before, after } = change;
  if (before === null) return item === undefined;
  const { version } = after ?? before;
  if (item?.version !== version + 1) return false;
  const since = { of: change.of, before, after: { version, fields: item } };
  return changedFields(change).every((field) => !isFieldChanged(since, field));
}
