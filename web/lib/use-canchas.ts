/** Every cancha, by name. */
import { useGet } from './use-get.ts';

export const useCanchas = () => useGet('GET /canchas', {});
