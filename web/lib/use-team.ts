/** One team. */
import { useGet } from './use-get.ts';

export const useTeam = (id: number | null) => useGet('GET /teams/{id}', id === null ? null : { params: { id } });
