/** Whether matches can be scheduled on a cancha, in words. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';

export const availabilityOf = ({ disponible }: Pick<Cancha, 'disponible'>): string =>
  disponible ? 'Disponible' : 'No Disponible';
