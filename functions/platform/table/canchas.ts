/** Canchas in the table. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { notFound } from '../http/problem.ts';
import { batchGet } from './client.ts';
import { findEntity, listEntities, type Stored } from './entities.ts';
import { keys } from './keys.ts';

export type StoredCancha = Stored<Cancha>;

export const findCancha = (id: number): Promise<StoredCancha | undefined> => findEntity<Cancha>('CANCHA', id);

export async function getCancha(id: number): Promise<StoredCancha> {
  const cancha = await findCancha(id);
  if (!cancha) throw notFound('Cancha no encontrada');
  return cancha;
}

export const listCanchas = (): Promise<StoredCancha[]> => listEntities<Cancha>('CANCHA');

export async function mapCanchas(ids: Iterable<number>): Promise<Map<number, StoredCancha>> {
  const found = await batchGet<StoredCancha>([...ids].map((id) => keys.entity('CANCHA', id)));
  return new Map(found.map((cancha) => [cancha.id, cancha]));
}
