/** The days from `today` on which a cancha is closed. */
export const closedDates = ({ excludedDates = [] }: Pick<Cancha, 'excludedDates'>, today: string): string[] =>
  excludedDates.filter((date) => date >= today);

/** The availability of a cancha in Spanish: 'Disponible' when matches can be scheduled on it. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';

export const availabilityText = ({ disponible }: Pick<Cancha, 'disponible'>): string =>
  disponible ? 'Disponible' : 'No Disponible';
