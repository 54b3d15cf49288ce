/** Reads canchas from the table, and the checks of a cancha chosen for a match. */
import type { CanchaWithoutCreator } from '#shared/domain/schemas/cancha.ts';
import { invalidFieldProblem, notFoundProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { batchGet } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { findEntity, itemUnchangedCondition, listEntities, type StoredItem } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';

export type StoredCancha = StoredItem<CanchaWithoutCreator>;

export const findCancha = (id: number): Promise<StoredCancha | undefined> =>
  findEntity<CanchaWithoutCreator>('CANCHA', id);

export async function getCancha(id: number): Promise<StoredCancha> {
  const cancha = await findCancha(id);
  if (!cancha) throw notFoundProblem('Cancha no encontrada');
  return cancha;
}

export const listCanchas = (): Promise<StoredCancha[]> => listEntities<CanchaWithoutCreator>('CANCHA');

export async function readCanchasById(ids: Iterable<number>): Promise<Map<number, StoredCancha>> {
  const found = await batchGet<StoredCancha>([...ids].map((id) => keys.entity('CANCHA', id)));
  return new Map(found.map((cancha) => [cancha.id, cancha]));
}

/** Throws 400 unless a cancha newly chosen for a match exists. */
export function requireExistingCancha(cancha: StoredCancha | undefined): StoredCancha {
  if (!cancha) throw invalidFieldProblem('canchaId', 'Esa cancha no existe');
  return cancha;
}

/** Throws 409 unless a cancha newly chosen for a match is available. */
export function requireAvailableCancha(cancha: StoredCancha): StoredCancha {
  if (!cancha.disponible) throw new Problem('conflict', `La cancha ${cancha.nombre} no está disponible.`);
  return cancha;
}

/** A check that the cancha is unchanged when a match that names it is written. */
export const canchaUnchangedCheck = (cancha: StoredCancha, author: Authorship): TableWrite => ({
  check: keys.entity('CANCHA', cancha.id),
  ...itemUnchangedCondition(cancha, author),
});
