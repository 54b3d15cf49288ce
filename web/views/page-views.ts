/** Every published page, by its name: how it describes itself, and its content. */
import type { PageDataByName } from '#shared/pages/page-data.ts';
import type { PublishedPageName } from '#shared/pages/published-pages.ts';
import { playoffsPage } from './bracket/playoffs-page.tsx';
import { bulletinPage } from './discipline/bulletin-page.tsx';
import { disciplinePage } from './discipline/discipline-page.tsx';
import { embeddedFixturePage, embeddedStandingsPage } from './embed/embedded-pages.tsx';
import { fixturePage } from './fixture/fixture-page.tsx';
import type { PageView } from './frame/page-view.ts';
import { homePage } from './home/home-page.tsx';
import { matchPage } from './match/match-page.tsx';
import { fairPlayPage, goalkeepersPage, scorersPage } from './rankings/ranking-pages.tsx';
import { standingsPage } from './standings/standings-page.tsx';
import { teamPage } from './team/team-page.tsx';
import { tournamentPage } from './tournament/tournament-page.tsx';
import { tournamentsPage } from './tournament/tournaments-page.tsx';
import { tvPage } from './tv/tv-page.tsx';

type PageViews = { readonly [Name in PublishedPageName]: PageView<PageDataByName[Name]> };

export const pageViews: PageViews = {
  home: homePage,
  tournaments: tournamentsPage,
  tournament: tournamentPage,
  fixture: fixturePage,
  standings: standingsPage,
  scorers: scorersPage,
  fairPlay: fairPlayPage,
  goalkeepers: goalkeepersPage,
  playoffs: playoffsPage,
  discipline: disciplinePage,
  bulletin: bulletinPage,
  match: matchPage,
  team: teamPage,
  embeddedStandings: embeddedStandingsPage,
  embeddedFixture: embeddedFixturePage,
  tv: tvPage,
};
