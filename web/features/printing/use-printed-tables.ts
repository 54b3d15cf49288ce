/** The hook that reads all tables of a tournament at once: of each zona, then the general one. */
import useSWR from 'swr';
import { getFromApi } from '../../lib/api/typed-request.ts';
import { type LoadState, repeatRequest } from '../../lib/api/use-get.ts';
import type { PrintedTable } from './standings-printout.tsx';

export function usePrintedTables(id: number): LoadState<readonly PrintedTable[]> {
  const loaded = useSWR<readonly PrintedTable[]>(`tables of ${id}`, () => readTables(id));
  const { data, error, isLoading } = loaded;
  return { data, error, isLoading, isPrevious: false, retry: () => repeatRequest(loaded) };
}

async function readTables(id: number): Promise<PrintedTable[]> {
  const params = { params: { id } };
  const groups = await getFromApi('GET /groups/tournament/{id}', params);
  const zones = groups.map(async (group) => ({
    tableId: group.id,
    name: group.name,
    rows: await getFromApi('GET /standings/formatted/group/{id}', { params: { id: group.id } }),
  }));
  const general = {
    tableId: 0,
    name: 'Tabla general',
    rows: await getFromApi('GET /standings/formatted/tournament/{id}', params),
  };
  return [...(await Promise.all(zones)), general];
}
