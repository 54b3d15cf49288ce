/** Presents changes in words, with the names of now, and says which of them can still be undone. */
import { kindOfChange } from '#shared/domain/changes/recorded-change.ts';
import type { Change } from '#shared/domain/schemas/change.ts';
import { readUsersById, type StoredUser } from '../../platform/identity/users.ts';
import { logFailure } from '../../platform/log/log.ts';
import { readDeletedVersions } from '../records/deleted-matches.ts';
import type { StoredChange } from './change-entry.ts';
import { readChangeNames } from './change-names.ts';
import { readCurrentItems } from './current-items.ts';
import { listThatCanBeUndone } from './undoable.ts';

/** The changes in the given order. With `isOfMatch` the sentences do not name the match. */
export async function presentChanges(
  changes: readonly StoredChange[],
  now: Date,
  { isOfMatch = false } = {},
): Promise<Change[]> {
  // Only lists of changes need the sentences.
  const { changeText, matchName } = await import('#shared/text/changes/change-text.ts');
  const [users, names, current] = await Promise.all([
    readUsersById(new Set(changes.flatMap(({ by }) => by || []))),
    readChangeNames(changes, now),
    readCurrentItems(changes),
  ]);
  const [canBeUndone, deletedVersions] = await Promise.all([
    listThatCanBeUndone(changes, current, now),
    readDeletedVersions(
      changes.filter(isDeletionOfMatch).map(({ matchId }) => matchId ?? 0),
      now,
    ),
  ]);
  return changes.map((change) => {
    const person = personOf(change, users);
    const match = isOfMatch ? null : current.matchOf(change);
    const text = textOrUnknown(() => changeText(change, names, match && matchName(match, names)));
    return {
      id: change.sk,
      at: change.at,
      by: change.by,
      byName: person.name,
      kind: kindOfChange(change),
      matchId: change.matchId,
      text: `${person.firstName} ${text}.`,
      canUndo: canBeUndone.has(change),
      ...(isDeletionOfMatch(change) &&
        deletedVersions.get(change.matchId ?? 0) === change.before?.version && { canRestore: true }),
      groupId: change.groupId ?? null,
    };
  });
}

const isDeletionOfMatch = ({ of, after }: StoredChange): boolean => of === 'match' && after === null;

export function personOf(
  { by, holder = null }: Pick<StoredChange, 'by' | 'holder'>,
  users: ReadonlyMap<number, StoredUser>,
) {
  if (by === null) return { name: 'Alguien', firstName: 'Alguien' };
  if (by === 0 && holder !== null) return { name: `${holder} (enlace)`, firstName: holder };
  if (by === 0) return { name: 'Enlace de la planilla', firstName: 'El enlace de la planilla' };
  const { firstName = `Usuario ${by}`, lastName = '' } = users.get(by) ?? {};
  return { name: `${firstName} ${lastName}`.trim(), firstName };
}

/** A change that other code has recorded, in a way that cannot be put in words, stays in the list. */
function textOrUnknown(write: () => string): string {
  try {
    return write();
  } catch (error) {
    logFailure(error);
    return 'hizo un cambio que esta versión de la aplicación no conoce';
  }
}
