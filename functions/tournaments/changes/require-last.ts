/** Says why a change cannot be undone. */
import { isDeepStrictEqual } from 'node:util';
import { changedFields, isUndoable, type RecordedFields } from '#shared/domain/changes/recorded-change.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import { readStoredItems } from '../../competition/changes/changes.ts';
import { readCurrentItems } from '../../competition/changes/current-items.ts';
import { listThatCanBeUndone } from '../../competition/changes/undoable.ts';
import { requireUnpublished } from '../../competition/discipline/require-sanction.ts';
import { findSanction, readSanctionIdFromKey } from '../../competition/records/sanctions.ts';
import { readTeamName } from '../../competition/records/teams.ts';
import { Problem } from '../../platform/problem.ts';
import { keys } from '../../platform/table/keys.ts';

/** Throws 409, with the reason, unless the change is one that can be undone, and the last one. */
export async function requireLastChange(change: StoredChange): Promise<void> {
  const canBeUndone = await listThatCanBeUndone([change], await readCurrentItems([change]));
  if (canBeUndone.has(change)) return;
  throw new Problem('conflict', await reasonAgainstUndoing(change));
}

async function reasonAgainstUndoing(change: StoredChange): Promise<string> {
  const { tournamentId, matchId, item, after } = change;
  if (change.of === 'sanction') return reasonAgainstUndoingSanction(change);
  if (!isUndoable(change)) return notUndoableText;
  const stored = await readStoredItems([item, keys.match(tournamentId, matchId ?? 0)]);
  const match = stored.find(({ sk }) => sk === keys.match(tournamentId, matchId ?? 0).sk);
  if (!match) return 'El partido ya no existe.';
  const current = stored.find(({ pk, sk }) => pk === item.pk && sk === item.sk);
  if (after !== null && current?.version === after.version) {
    return 'Ese marcador sale de un evento que se cargó con él: deshacé el evento.';
  }
  if (isUndoneAlready(change, current)) return undoneAlreadyText;
  const ofWhat = change.of === 'event' ? 'ese evento de ' : '';
  const names = await Promise.all([match.homeTeamId, match.awayTeamId].map(nameOfSide));
  return `Después hubo otro cambio de ${ofWhat}${names.join(' - ')}.`;
}

const notUndoableText =
  'Solo se deshace el último cambio de un resultado, de un evento, de una fecha de partido o de una sanción.';

async function reasonAgainstUndoingSanction(change: StoredChange): Promise<string> {
  const sanction = await findSanction(readSanctionIdFromKey(change.item.sk));
  if (sanction) requireUnpublished(sanction);
  if (!isUndoable(change)) return notUndoableText;
  if (isUndoneAlready(change, sanction && { ...sanction })) return undoneAlreadyText;
  return 'Después hubo otro cambio de esa sanción.';
}

const undoneAlreadyText = 'Ese cambio ya está deshecho.';

const nameOfSide = async (id: unknown): Promise<string> => (typeof id === 'number' ? readTeamName(id) : 'Por definir');

/** Whether the change after it gave back what was before it, as an undo does. */
function isUndoneAlready(change: StoredChange, current: RecordedFields | undefined): boolean {
  const { before, after } = change;
  if (before === null) return current === undefined;
  if (current?.version !== (after ?? before).version + 1) return false;
  return changedFields(change).every((field) =>
    isDeepStrictEqual(current[field] ?? null, before.fields[field] ?? null),
  );
}
