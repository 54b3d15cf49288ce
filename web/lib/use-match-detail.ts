/** A match with its events; one that is not over refreshes itself. */
import { useGet } from './use-get.ts';

export const useMatchDetail = (id: number | null) =>
  useGet('GET /matches/{id}/detail', id === null ? null : { params: { id } }, {
    isLive: ({ match }) => match.status === 'in_progress' || match.status === 'scheduled',
  });
