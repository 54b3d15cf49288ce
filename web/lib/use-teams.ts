/** Every team, by name. */
import { useGet } from './use-get.ts';

export const useTeams = () => useGet('GET /teams', {});
