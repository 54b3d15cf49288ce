/** The published page of a team. */
import type { TeamPageData, TeamPlace } from '#shared/pages/page-data.ts';
import { addressOfPage } from '../frame/page-address.ts';
import type { PageView } from '../frame/page-view.ts';
import { teamOrganization } from '../frame/structured-data.ts';
import { matchSentence } from '../match-sentence.ts';
import { PublicTeamView } from './public-team-view.tsx';
import { titlesOf } from './titles.ts';

export const teamPage: PageView<TeamPageData> = {
  describe: (data, { site }) => ({
    title: data.team.name,
    description: describeTeam(data),
    structuredData: [teamOrganization(data.team, site)],
    ...tournamentOfMenus(data),
    section: 'tournaments',
    isLive: data.next.some(({ status }) => status === 'in_progress'),
  }),
  Content: ({ data, context: { page, site, notices = [] } }) => (
    <PublicTeamView
      data={data}
      site={site}
      address={addressOfPage(page, site)}
      shareText={describeTeam(data)}
      isSuspended={notices.some(({ kind }) => kind === 'suspension')}
    />
  ),
};

/** The menus lead to the pages of the tournament that the team plays now, else of its first one. */
function tournamentOfMenus({ places }: TeamPageData): { readonly tournamentId?: number } {
  const { tournament } = places.find(({ tournament: { status } }) => status === 'in_progress') ?? places[0] ?? {};
  return tournament ? { tournamentId: tournament.id } : {};
}

/** What it won, the next match, the latest result, and the first of its places in a table where it has played. */
function describeTeam(data: TeamPageData): string {
  const {
    team,
    next: [next],
    results: [latest],
    places,
  } = data;
  const place = places.find(({ row }) => row && row.played > 0);
  const parts = [
    ...titlesOf(data).map((title) => `Campeón de ${title}`),
    next && `Próximo: ${matchSentence(next)}`,
    latest && `Último: ${matchSentence(latest)}`,
    place?.row && `${place.row.positionDisplay}.º en ${tableNameOf(place)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : `Partidos y resultados de ${team.name}.`;
}

/** 'Zona A de Copa Otoño', or the tournament alone for its general table. */
const tableNameOf = ({ group, tournament }: TeamPlace): string =>
  group === null ? tournament.name : `${group} de ${tournament.name}`;
