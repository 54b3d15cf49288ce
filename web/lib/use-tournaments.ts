/** Every tournament, newest first. */
import { useGet } from './use-get.ts';

export const useTournaments = () => useGet('GET /tournaments', {});
