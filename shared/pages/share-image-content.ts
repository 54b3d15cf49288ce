/**
 * Chooses what the picture of each page shows: the score between the crests, the top of the table, or the matches of the
 * round. Nothing in it depends on today's date, so that a picture stays until the data of its page change.
 */
import type { FormattedMatch } from '../domain/schemas/match.ts';
import { formatLongDate, formatShortDate } from '../text/dates.ts';
import { freeTeamsText } from '../text/labels.ts';
import type { MatchStakes } from '../text/outlook/tournament-outlook-text.ts';
import { pitchOf } from '../text/place.ts';
import { podiumLabels } from '../text/podium.ts';
import { bulletinName } from '../text/sanctions.ts';
import { matchesToTell } from './matches-to-tell.ts';
import type {
  FixturePageData,
  HomePageData,
  PageContent,
  PageDataByName,
  SiteBrand,
  SiteFacts,
  TeamPageData,
  TournamentHeader,
} from './page-data.ts';
import type { PageNotice } from './page-notices.ts';
import type { PublishedPage } from './published-pages.ts';
import {
  addressOfShareImage,
  type ShareImage,
  type ShareImageContent,
  type ShareImageCrest,
  type ShareImageMatch,
} from './share-image.ts';
import { shareImageMatch, shareImageTie } from './share-image-matches.ts';
import {
  crestOf,
  ownLogo,
  rankingOfFairPlay,
  rankingOfGoalkeepers,
  rankingOfScorers,
  rankingOfStandings,
  type ShareImageRanking,
} from './share-image-rankings.ts';

const mostMatches = 6;

/** The address of a page's picture from the site's root, which the page's head names; undefined when it has none. */
export function addressOfImageOf(
  page: PublishedPage,
  content: PageContent,
  site: NamedBrand,
  notices: readonly PageNotice[] = [],
): string | undefined {
  const image = shareImageOf(content, site, suspensionsOf(content, notices)[0]);
  // The fixture's page of the round to be played now shows the picture of that round, which stays the same one later.
  const round = content.name === 'fixture' && content.data.round !== '' ? { round: content.data.round } : {};
  return image ? addressOfShareImage({ ...page, ...round }, image) : undefined;
}

type NamedBrand = Pick<SiteFacts, 'name'> & SiteBrand;

/** What notices say of a page that shows a postponed match: titles of suspensions, in the order of the notices. */
export function suspensionsOf(content: PageContent, notices: readonly PageNotice[]): string[] {
  const shown =
    content.name === 'match' ? [content.data.match] : content.name === 'fixture' ? content.data.matches : [];
  if (!shown.some(({ status }) => status === 'postponed')) return [];
  return notices.filter(({ kind }) => kind === 'suspension').map(({ title }) => title);
}

/** Null for pages that nobody shares: those inside other sites or on a big screen. */
export function shareImageOf(
  content: PageContent,
  { name, color, logo }: NamedBrand,
  suspension = '',
): ShareImage | null {
  const shown = contentOf(content, name, suspension);
  return shown && { ...shown, brand: { color, logo: ownLogo(logo) } };
}

function contentOf(content: PageContent, site: string, suspension: string): ShareImageContent | null {
  switch (content.name) {
    case 'home':
      return imageOfHome(site, content.data);
    case 'tournaments':
      return titleImage(site, 'Torneos');
    case 'stub':
      return titleImage(site, content.tournament ?? 'Torneos');
    case 'tournament':
      return imageOfTournament(site, content.data);
    case 'standings':
      return imageOfRanking(site, content.data.tournament, rankingOfStandings(content.data));
    case 'scorers':
      return imageOfRanking(site, content.data.tournament, rankingOfScorers(content.data.rows));
    case 'goalkeepers':
      return imageOfRanking(site, content.data.tournament, rankingOfGoalkeepers(content.data.rows));
    case 'fairPlay':
      return imageOfRanking(site, content.data.tournament, rankingOfFairPlay(content.data.rows));
    case 'fixture':
      return imageOfRound(site, content.data, suspension);
    case 'playoffs':
      return imageOfPlayoffs(site, content.data);
    case 'discipline':
      return titleImage(site, 'Disciplina', content.data.tournament.name);
    case 'bulletin':
      return titleImage(site, bulletinName(content.data.bulletin), content.data.tournament.name);
    case 'match':
      return imageOfMatch(
        site,
        content.data.tournament.name,
        content.data.match,
        suspension || stakesText(content.data.stakes),
      );
    case 'team':
      return imageOfTeam(site, content.data);
    default:
      return null;
  }
}

const withDate = (match: FormattedMatch): ShareImageMatch => shareImageMatch(match, { withDate: true });

const titleImage = (
  site: string,
  title: string,
  subtitle = '',
  crest: ShareImageCrest | null = null,
): ShareImageContent => ({
  kind: 'title',
  site,
  title,
  subtitle,
  crest,
});

function imageOfRanking(
  site: string,
  { name }: Pick<TournamentHeader, 'name'>,
  { title, columns, rows, stripes = [] }: ShareImageRanking,
): ShareImageContent {
  if (rows.length === 0) return titleImage(site, title, name);
  return { kind: 'table', site, title, subtitle: name, columns, rows, stripes };
}

/** Its champion, until there is one its table. */
function imageOfTournament(site: string, data: PageDataByName['tournament']): ShareImageContent {
  const { name, podium } = data.tournament;
  if (!podium) return imageOfRanking(site, data.tournament, rankingOfStandings(data));
  const { champion } = podium;
  return titleImage(site, champion.name, `${podiumLabels.champion} · ${name}`, crestOf(champion.id, champion.logo));
}

/** Matches of one day have it above them, others their own; below them stands who is free. */
function imageOfRound(
  site: string,
  { tournament, round, matches: all, free }: FixturePageData,
  suspension: string,
): ShareImageContent {
  const matches = matchesToTell(tournament, all);
  const [day = '', ...otherDays] = new Set(matches.map(({ matchDate }) => matchDate));
  const isOneDay = day !== '' && otherDays.length === 0;
  const subtitle = isOneDay ? `${tournament.name} · ${formatShortDate(day)}` : tournament.name;
  const shown = matches.map((match) => shareImageMatch(match, { withDate: !isOneDay }));
  const freeTeams = freeTeamsText(free.map(({ displayName }) => ({ name: displayName })));
  return imageOfMatches(site, round || 'Fixture', subtitle, shown, { free: freeTeams, note: suspension });
}

/** The last stages are those that people speak of; none while they are only a projection, which a picture cannot say. */
function imageOfPlayoffs(site: string, { tournament, bracket }: PageDataByName['playoffs']): ShareImageContent {
  const ties = (bracket.isProjection ? [] : bracket.stages)
    .flatMap((stage) => stage.ties)
    .filter(({ decidedBy, matchId }) => decidedBy !== 'bye' && !tournament.walkoversToCome.includes(matchId ?? 0));
  const { champion } = bracket;
  const title = champion ? `${podiumLabels.champion}: ${champion.displayName}` : 'Playoffs';
  return imageOfMatches(site, title, tournament.name, ties.slice(-mostMatches).map(shareImageTie));
}

/** The last match played, else the next one, whose place in time does not change with today's date. */
function imageOfTeam(site: string, { team, results, next }: TeamPageData): ShareImageContent {
  const match = results[0] ?? next[0];
  return match ? imageOfMatch(site, team.name, match) : titleImage(site, team.name, '', crestOf(team.id, team.logo));
}

/** The latest results; before the first one, as when a season is announced, the federation. */
const imageOfHome = (site: string, { results }: HomePageData): ShareImageContent =>
  results.length > 0
    ? imageOfMatches(site, 'Últimos resultados', '', results.map(withDate))
    : titleImage(site, site, 'Partidos, tablas y goleadores');

function imageOfMatches(
  site: string,
  title: string,
  subtitle: string,
  matches: readonly ShareImageMatch[],
  { free, note } = { free: '', note: '' },
): ShareImageContent {
  if (matches.length === 0) return titleImage(site, title, subtitle);
  const shown = matches.slice(0, mostMatches);
  return { kind: 'matches', site, title, subtitle, matches: shown, further: matches.length - shown.length, free, note };
}

function imageOfMatch(site: string, title: string, match: FormattedMatch, note = ''): ShareImageContent {
  const { round, matchDate } = match;
  const place = [formatLongDate(matchDate), pitchOf(match)].filter((part) => part !== '').join(' · ');
  const shown = shareImageMatch(match, { wholeNames: true });
  return { kind: 'match', site, title, subtitle: round, match: shown, place, note };
}

/** 'Lanús clasifica si gana · Ferro desciende si pierde'. */
const stakesText = (stakes: MatchStakes | null): string =>
  (stakes?.teams ?? []).flatMap(({ name, short }) => (short === '' ? [] : [`${name} ${short}`])).join(' · ');
