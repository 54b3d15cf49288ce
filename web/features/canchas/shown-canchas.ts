/** The list of canchas on the screen, as a write has just left it. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

export function showCancha(changed: Cancha): void {
  showAtOnce('GET /canchas', {}, (canchas) => canchas.map((cancha) => (cancha.id === changed.id ? changed : cancha)));
}

export function hideCancha({ id }: Cancha): void {
  showAtOnce('GET /canchas', {}, (canchas) => canchas.filter((cancha) => cancha.id !== id));
}
