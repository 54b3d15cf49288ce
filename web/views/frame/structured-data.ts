/** What search engines read of a page: tournaments, matches and teams as objects of schema.org, for JSON-LD. */
import type { FormattedMatch, MatchStatus } from '#shared/domain/schemas/match.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { timestampWithOffset } from '#shared/text/local-time.ts';
import { addressOf, pitchOf } from '#shared/text/place.ts';
import type { PageContext } from './page-view.ts';

type Site = PageContext['site'];
const context = 'https://schema.org';

/** An address from the root as a whole one; nothing while the site's own address is unknown. */
const urlOf = (site: Site, href: string) => (site.url === '' ? {} : { url: `${site.url}${href}` });

const organizerOf = (site: Site) => ({ '@type': 'SportsOrganization', name: site.name, sport: 'Soccer' });

function sportsTeam(team: { readonly id: number | null; readonly name: string }, site: Site) {
  const url = team.id === null ? {} : urlOf(site, hrefOfPage({ name: 'team', id: team.id }));
  return { '@type': 'SportsTeam', name: team.name, sport: 'Soccer', ...url };
}

/** A tournament; `teams` are those that take part, where the page knows them. */
export function tournamentEvent(
  tournament: Pick<TournamentHeader, 'id' | 'name' | 'startDate' | 'endDate'>,
  teams: readonly { readonly id: number; readonly name: string }[],
  site: Site,
) {
  const { id, name, startDate, endDate } = tournament;
  return {
    '@context': context,
    '@type': 'SportsEvent',
    name,
    startDate,
    endDate,
    sport: 'Soccer',
    organizer: organizerOf(site),
    ...(teams.length > 0 && { competitor: teams.map((team) => sportsTeam(team, site)) }),
    ...urlOf(site, hrefOfPage({ name: 'tournament', id })),
  };
}

const eventStatuses: Partial<Record<MatchStatus, string>> = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
};

type MatchOfEvent = Pick<
  FormattedMatch,
  'id' | 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId' | 'matchDate' | 'matchTime' | 'location' | 'cancha'
> &
  Partial<Pick<FormattedMatch, 'status'>>;

/** A match; without an hour only its day is told. */
export function matchEvent(match: MatchOfEvent, site: Site) {
  const { id, homeTeam, awayTeam, homeTeamId, awayTeamId, matchDate, matchTime, status = 'scheduled' } = match;
  const [home, away] = [
    sportsTeam({ id: homeTeamId, name: homeTeam.name }, site),
    sportsTeam({ id: awayTeamId, name: awayTeam.name }, site),
  ];
  return {
    '@context': context,
    '@type': 'SportsEvent',
    name: `${homeTeam.name} - ${awayTeam.name}`,
    startDate: matchTime === '' ? matchDate : timestampWithOffset(matchDate, matchTime, site.timeZone),
    eventStatus: `${context}/${eventStatuses[status] ?? 'EventScheduled'}`,
    sport: 'Soccer',
    location: { '@type': 'Place', name: pitchOf(match), address: addressOf(match) },
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    organizer: organizerOf(site),
    ...urlOf(site, hrefOfPage({ name: 'match', id })),
  };
}

/** A team, with the address of its crest. */
export function teamOrganization(
  team: { readonly id: number; readonly name: string; readonly logo: string },
  site: Site,
) {
  const logo = team.logo.startsWith('/') && site.url !== '' ? { logo: `${site.url}${team.logo}` } : {};
  return { '@context': context, ...sportsTeam(team, site), memberOf: organizerOf(site), ...logo };
}
