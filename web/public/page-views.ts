/** Every published page, by its name: how it describes itself, and its content. */
import type { PageDataByName } from '#shared/pages/page-data.ts';
import type { PublishedPageName } from '#shared/pages/published-pages.ts';
import { embeddedFixturePage, embeddedStandingsPage } from './embed/embedded-pages.tsx';
import { homePage } from './home/home-page.tsx';
import type { PageView } from './layout/page-view.ts';
import { matchPage } from './match/match-page.tsx';
import { standingsPage } from './standings/standings-page.tsx';
import { teamPage } from './team/team-page.tsx';
import { tournamentPage } from './tournament/tournament-page.tsx';
import { tournamentsPage } from './tournament/tournaments-page.tsx';
import { tvPage } from './tv/tv-page.tsx';

type PageViews = { readonly [Name in PublishedPageName]: PageView<PageDataByName[Name]> };

export const pageViews: Partial<PageViews> = {
  home: homePage,
  tournaments: tournamentsPage,
  tournament: tournamentPage,
  standings: standingsPage,
  match: matchPage,
  team: teamPage,
  embeddedStandings: embeddedStandingsPage,
  embeddedFixture: embeddedFixturePage,
  tv: tvPage,
};
