/** What pages show of the federation, and which tournament an address without one means. */
import type { Notice } from '#shared/domain/schemas/notice.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import type { StoredTournament } from '../../records/tournaments.ts';

/** Every page shows it; a change of the settings publishes everything again. */
export interface PublishedSite extends SiteFacts {
  /** Whether the pages of teams show their squads. */
  readonly publicSquads: boolean;
  /** Those in force when it was read, newest first. */
  readonly notices: readonly Notice[];
}

/** A tournament that an address without one leads to, with what a preview of that address names. */
type ChosenTournament = Pick<StoredTournament, 'id' | 'name'>;

export interface PublishedLanding {
  /** The first in the list of tournaments; null while there is none. */
  readonly firstTournament: ChosenTournament | null;
  readonly featuredTournament: ChosenTournament | null;
}

export const composeSite = (
  { name, timeZone, logo, color, siteUrl, publicSquads }: Settings,
  notices: readonly Notice[],
): PublishedSite => ({
  notices,
  name,
  timeZone,
  logo,
  color,
  url: siteUrl,
  publicSquads,
});

/** `tournaments` in the order in which they are listed. */
export function composeLanding(
  tournaments: readonly ChosenTournament[],
  { featuredTournamentId: featured }: Settings,
): PublishedLanding {
  return {
    firstTournament: chosen(tournaments[0]),
    featuredTournament: chosen(tournaments.find(({ id }) => id === featured)),
  };
}

const chosen = (tournament: ChosenTournament | undefined): ChosenTournament | null =>
  tournament ? { id: tournament.id, name: tournament.name } : null;
