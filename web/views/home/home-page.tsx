/** The published home page. */
import type { HomePageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { PageView } from '../frame/page-view.ts';
import { matchEvent } from '../frame/structured-data.ts';
import { matchSentence } from '../match-sentence.ts';
import { HomeView } from './home-view.tsx';
import { YourTeam } from './your-team.tsx';

const hrefs = { matches: paths.fixture.getHref(), tournaments: paths.tournaments.getHref() };

export const homePage: PageView<HomePageData> = {
  describe: (home, { site }) => ({
    title: '',
    description: describeHome(home),
    structuredData: [...home.live, ...home.next].slice(0, describedEvents).map((match) => matchEvent(match, site)),
    section: 'home',
    isLive: home.live.length > 0,
  }),
  Content: ({ data, context: { site } }) => (
    <HomeView
      home={data}
      federationName={site.name}
      today={null}
      hrefs={hrefs}
      linksTeams
      followedTeams={<YourTeam />}
    />
  ),
};

const describedMatches = 3;
/** Search engines read no more of a page than its reader sees at once. */
const describedEvents = 8;

/** The live matches, else the latest results, else the next matches, else the number of teams. */
function describeHome({ live, results, next, counters }: HomePageData): string {
  const [title, matches] = [
    ['En vivo', live] as const,
    ['Últimos resultados', results] as const,
    ['Próximos partidos', next] as const,
  ].find(([, list]) => list.length > 0) ?? ['', []];
  if (matches.length === 0) return `Resultados, tablas y fixture de ${formatPlural(counters.teams, 'equipo')}.`;
  return `${title}: ${matches.slice(0, describedMatches).map(matchSentence).join(' · ')}`;
}
