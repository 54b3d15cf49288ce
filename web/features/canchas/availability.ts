/** The availability of a cancha in Spanish: 'Disponible' when matches can be scheduled on it. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';

export const availabilityText = ({ disponible }: Pick<Cancha, 'disponible'>): string =>
  disponible ? 'Disponible' : 'No Disponible';
