/** What pages show of the federation, and which tournament an address without one means, as documents. */
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import type { StoredTournament } from '../table/tournaments.ts';

/** Every page depends on it. */
export interface PublishedSite extends SiteFacts {
  /** Whether the pages of teams show their squads. */
  readonly publicSquads: boolean;
}

export interface PublishedChoice {
  /** The first in the list of tournaments; null while there is none. */
  readonly firstTournamentId: number | null;
  readonly featuredTournamentId: number | null;
}

export const composeSite = ({ name, timeZone, siteUrl, publicSquads }: Settings): PublishedSite => ({
  name,
  timeZone,
  url: siteUrl,
  publicSquads,
});

/** `tournaments` in the order in which they are listed. */
export function composeChoice(
  tournaments: readonly Pick<StoredTournament, 'id'>[],
  { featuredTournamentId: featured }: Settings,
): PublishedChoice {
  return {
    firstTournamentId: tournaments[0]?.id ?? null,
    featuredTournamentId: tournaments.some(({ id }) => id === featured) ? featured : null,
  };
}
