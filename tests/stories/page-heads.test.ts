/** What every published page of the demo data says to programs that run no scripts, such as chats and search engines. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import {
  hrefOfPage,
  type PublishedPage,
  type PublishedPageName,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import { listAllPages } from '#tests/support/all-pages.ts';
import { type SharedApp, sharedApp } from '#tests/support/shared-apps.ts';
import { createClient, expectOk, type SendRequest } from '#tests/support/web-client.ts';

interface Answer {
  readonly page: PublishedPage;
  readonly head: string;
  /** The texts of the page's content, without its elements. */
  readonly text: string;
}

let app: SharedApp;
let answers: readonly Answer[];
let send: SendRequest;

beforeAll(async () => {
  app = await sharedApp('reads');
  send = createClient(app.url);
  const pages = await listAllPages(send);
  answers = await Promise.all(pages.map(fetchPage));
});

async function fetchPage(page: PublishedPage): Promise<Answer> {
  const answer = await fetch(app.url + hrefOfPage(page));
  if (answer.status !== 200) throw new Error(`${hrefOfPage(page)}: ${answer.status}`);
  const html = decode(await answer.text());
  const [head = '', body = ''] = html.split('<body>');
  const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? body;
  return { page, head, text: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

const decode = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The pages inside other sites and on a big screen are not shared: their canonical address is another page's. */
const bareNames: readonly PublishedPageName[] = ['embeddedStandings', 'embeddedFixture', 'tv'];
const isStub = ({ name, id }: PublishedPage) => id === undefined && publishedPages[name].idOf !== null;
const isShared = (page: PublishedPage) => !bareNames.includes(page.name);

const contentOf = (head: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];

test('the demo has every kind of page', () => {
  expect(new Set(answers.map(({ page }) => page.name))).toEqual(new Set(Object.keys(publishedPages)));
  expect(answers.length).toBeGreaterThan(60);
});

test('every page has a title, a description, its canonical address and the texts of a preview', () => {
  for (const { page, head } of answers) {
    const href = hrefOfPage(page);
    expect([href, /<title>([^<]+)<\/title>/.exec(head)?.[1]]).toEqual([href, expect.stringMatching(/\S/)]);
    for (const name of ['description', 'og:title', 'og:description'])
      expect([href, name, contentOf(head, name)]).toEqual([href, name, expect.stringMatching(/\S/)]);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '';
    expect([href, canonical]).toEqual([href, expect.stringMatching(`^${app.url}/`)]);
    // A fixture without a round and what nobody shares name another page; all others name themselves.
    if (isShared(page) && !isStub(page) && !(page.name === 'fixture' && page.round === undefined))
      expect(canonical).toBe(app.url + href);
  }
});

test('every page that people share has a picture, which is there', async () => {
  const pictures = new Set<string>();
  for (const { page, head } of answers.filter((each) => isShared(each.page))) {
    const picture = contentOf(head, 'og:image');
    expect([hrefOfPage(page), picture]).toEqual([
      hrefOfPage(page),
      expect.stringMatching(`^${app.url}/compartir/.+\\.png$`),
    ]);
    if (isStub(page) || page.name === 'home') pictures.add(picture ?? '');
  }
  expect(pictures.size).toBeGreaterThan(0);
  for (const picture of pictures) expect([picture, (await fetch(picture)).status]).toEqual([picture, 200]);
});

test('every page but stubs and what nobody shares describes itself to search engines', () => {
  for (const { page, head } of answers.filter((each) => isShared(each.page) && !isStub(each.page))) {
    const items = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string; name: string },
    );
    expect([hrefOfPage(page), items.length > 0]).toEqual([hrefOfPage(page), true]);
    const type = page.name === 'team' ? 'SportsTeam' : 'SportsEvent';
    for (const item of items) expect(item).toMatchObject({ '@type': type, name: expect.stringMatching(/\S/) });
  }
});

test('every page has its main content in its HTML', async () => {
  const [tournaments, teams] = [await expectOk(send('GET /tournaments')), await expectOk(send('GET /teams'))];
  const matches = (
    await Promise.all(tournaments.map(({ id }) => expectOk(send('GET /matches/tournament/{id}', { params: { id } }))))
  ).flat();
  for (const { page, text } of answers.filter((each) => !isStub(each.page))) {
    const shown = expectedTexts(page, { tournaments, teams, matches });
    const missing = shown.filter((each) => !text.includes(each));
    expect([hrefOfPage(page), missing]).toEqual([hrefOfPage(page), []]);
  }
});

interface DemoData {
  readonly tournaments: readonly Tournament[];
  readonly teams: readonly Team[];
  readonly matches: readonly Match[];
}

/** What a page must say of the data that it is about. */
function expectedTexts({ name, id, round }: PublishedPage, { tournaments, teams, matches }: DemoData): string[] {
  const about = tournaments.find((each) => each.id === id);
  const namesOf = (ids: readonly (number | null)[]) => teams.filter((team) => ids.includes(team.id)).map(nameOf);
  const sidesOf = (shown: readonly Match[]) =>
    namesOf(shown.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  switch (name) {
    case 'home':
      return tournaments.filter(({ status }) => status === 'in_progress').map(nameOf);
    case 'tournaments':
      return tournaments.map(nameOf);
    case 'match': {
      const match = matches.find((each) => each.id === id) ?? expect.fail();
      return [match.round, ...sidesOf([match])];
    }
    case 'team':
      return [...namesOf([id ?? 0]), ...tournaments.filter((each) => each.teamIds.includes(id ?? 0)).map(nameOf)];
    case 'fixture':
      return [
        about?.name ?? '',
        ...sidesOf(matches.filter((each) => each.tournamentId === id && each.round === round)),
      ];
    case 'tournament':
    case 'standings':
    case 'embeddedStandings':
    case 'tv':
      return [about?.name ?? '', ...namesOf(about?.teamIds ?? [])];
    default:
      return [about?.name ?? ''];
  }
}

const nameOf = ({ name }: { readonly name: string }): string => name;

test('the rankings of the tournament in progress have all their rows in the HTML', async () => {
  const { scorers, fairPlay, goalkeepers } = await rankingsOf(1);
  const textOf = (name: PublishedPageName) =>
    answers.find(({ page }) => page.name === name && page.id === 1)?.text ?? '';
  for (const { playerDisplayName } of scorers) expect(textOf('scorers')).toContain(playerDisplayName);
  for (const { teamName } of fairPlay) expect(textOf('fairPlay')).toContain(teamName);
  for (const { playerDisplayName } of goalkeepers) expect(textOf('goalkeepers')).toContain(playerDisplayName);
});

async function rankingsOf(tournamentId: number) {
  const request = { query: { tournamentId: String(tournamentId) } };
  return {
    scorers: await expectOk(send('GET /statistics/formatted/top-scorers', request)),
    fairPlay: await expectOk(send('GET /statistics/formatted/fair-play', request)),
    goalkeepers: await expectOk(send('GET /statistics/formatted/goalkeepers', request)),
  };
}
