/** The hook that reads the standings table of every group of a tournament, and reads them again regularly. */
import useSWR from 'swr';
import type { Group } from '#shared/domain/schemas/group.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { getFromApi } from './typed-request.ts';
import { type LoadState, liveIntervalMs } from './use-get.ts';

export interface GroupWithTable extends Pick<Group, 'id' | 'name'> {
  readonly table: readonly FormattedStanding[];
}

/** While `groups` is undefined, because the groups are still loading, no table is requested. */
export function useGroupTables(groups: readonly Group[] | undefined): LoadState<readonly GroupWithTable[]> {
  const key = groups && `/standings/groups ${groups.map(({ id, name }) => `${id} ${name}`).join()}`;
  const { data, error, isLoading, mutate } = useSWR<GroupWithTable[]>(
    key ?? null,
    () => readGroupTables(groups ?? []),
    {
      refreshInterval: groups?.length === 0 ? 0 : liveIntervalMs,
      keepPreviousData: false,
    },
  );
  return { data, error, isLoading, isPrevious: false, retry: () => void mutate() };
}

function readGroupTables(groups: readonly Group[]): Promise<GroupWithTable[]> {
  return Promise.all(
    groups.map(async ({ id, name }) => {
      const table = await getFromApi('GET /standings/formatted/group/{id}', { params: { id } });
      return { id, name, table };
    }),
  );
}
