/** Reads what a published page shows, and what every page shows of the federation. */
import { roundAsSeen } from '#shared/domain/round-names.ts';
import type { PageContent, PageDataByName, SiteFacts } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import {
  hrefOfPage,
  type PublishedPage,
  type PublishedPageName,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { getSettings } from '../../records/settings.ts';
import { composeSite } from '../documents/federation.ts';
import { partOfRows } from './list-part.ts';
import type { PageSource } from './page-source.ts';
import { readBulletinPage, readDisciplinePage } from './read-discipline-pages.ts';
import { readMatchPages } from './read-match-page.ts';
import { readHomePage } from './read-overall-page.ts';
import { readRankingPage } from './read-ranking-page.ts';
import { readTeamPages } from './read-team-page.ts';
import { readFixturePage, readPlayoffsPage, readStandingsPage, readTournamentPage } from './read-tournament-page.ts';

export async function readSiteFacts(): Promise<SiteFacts> {
  const { publicSquads: _ofTeams, notices: _ofPages, ...facts } = composeSite(await getSettings(), []);
  return facts;
}

/** Null when there is no such page. */
export async function readPageContent(page: PublishedPage, source: PageSource): Promise<PageContent | null> {
  const stub = (await readStub(page, source)) ?? (await readRoundStub(page, source));
  if (stub) return stub;
  const { name, id = 0, part = 1 } = page;
  // The first part is at the address without a part; under a second address it would be stored twice.
  if (!Number.isSafeInteger(id) || page.part === 1) return null;
  const data = await readers[name]({ id, part, round: page.round, bulletin: page.bulletin }, source);
  return data && ({ name, data } as PageContent);
}

/** The pages whose contents are read for several at once, by id, so that what they share is read once. */
export const readersOfMany = { match: readMatchPages, team: readTeamPages } as const;

/**
 * A page that leads to another one: an address without a tournament, and home while a tournament is featured; or one that
 * waits for the first tournament.
 */
async function readStub(page: PublishedPage, { readChoice }: PageSource): Promise<PageContent | null> {
  const { path, idOf } = publishedPages[page.name];
  if (page.name === 'home') {
    const { featuredTournament: featured } = await readChoice();
    return featured && { name: 'stub', target: paths.tournament.getHref(featured.id), tournament: featured.name };
  }
  if (idOf === null || page.id !== undefined || path.includes(':id')) return null;
  const { firstTournament: first } = await readChoice();
  if (first) return { name: 'stub', target: hrefOfPage({ ...page, id: first.id }), tournament: first.name };
  // The list of tournaments may not be framed by other sites, and nobody would lead a big screen back from it.
  if (path.startsWith('/insertar/') || page.name === 'tv') return { name: 'waiting', data: {} };
  return { name: 'stub', target: paths.tournaments.getHref(), tournament: null };
}

/**
 * A round that is seen as part of another leads there: 'Semifinal 1', as matches and the API name it, to 'Semifinales'.
 * Null for a round that is seen as itself, or that the tournament does not have.
 */
async function readRoundStub(
  { name, id = 0, round = '' }: PublishedPage,
  source: PageSource,
): Promise<PageContent | null> {
  const seen = roundAsSeen(round);
  if (name !== 'fixture' || seen === round) return null;
  const data = await readFixturePage(id, seen, source);
  if (!data?.matches.some((match) => match.round === round)) return null;
  return { name: 'stub', target: hrefOfPage({ name, id, round: seen }), tournament: data.tournament.name };
}

/** A page by the parts of its address; an address without an id has the id 0, which nothing has. */
interface WantedPage {
  readonly id: number;
  readonly part: number;
  readonly round: string | undefined;
  readonly bulletin: string | undefined;
}

const readers: {
  readonly [Name in PublishedPageName]: (page: WantedPage, source: PageSource) => Promise<PageDataByName[Name] | null>;
} = {
  home: (_, { now }) => readHomePage(now),
  tournaments: async ({ part }, { readTournaments }) => partOfRows(await readTournaments(), part),
  tournament: ({ id }, source) => readTournamentPage(id, source),
  fixture: ({ id, round }, source) => readFixturePage(id, round, source),
  standings: ({ id }, source) => readStandingsPage(id, source),
  scorers: ({ id, part }, source) => readRankingPage(id, 'SCORERS', part, formatScorer, source),
  fairPlay: ({ id, part }, source) => readRankingPage(id, 'FAIRPLAY', part, formatFairPlayTeam, source),
  goalkeepers: ({ id, part }, source) => readRankingPage(id, 'GOALKEEPERS', part, formatGoalkeeper, source),
  playoffs: ({ id }, source) => readPlayoffsPage(id, source),
  discipline: ({ id }, source) => readDisciplinePage(id, source),
  bulletin: ({ id, bulletin }, source) => readBulletinPage(id, bulletin, source),
  match: async ({ id }, source) => (await readMatchPages([id], source)).get(id) ?? null,
  team: async ({ id }, source) => (await readTeamPages([id], source)).get(id) ?? null,
  embeddedStandings: ({ id }, source) => readStandingsPage(id, source),
  embeddedFixture: ({ id }, source) => readFixturePage(id, undefined, source),
  tv: ({ id }, source) => readTournamentPage(id, source),
};
