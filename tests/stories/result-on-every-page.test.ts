/**
 * A result that was saved is on every published page that shows it, and no other page changes. Which pages show it is
 * told by what the pages are made of, read from the table before and after.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceOfStored } from '#functions/platform/pages/page-source.ts';
import { readPageContent } from '#functions/platform/pages/read-page.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { hrefOfPage, keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { listAllPages } from '#tests/support/all-pages.ts';
import { type AppInProcess, startAppInProcess } from '#tests/support/app-in-process.ts';
import { isFromElsewhere, waitForOwnPages } from '#tests/support/own-pages.ts';
import { createClient, expectOk, readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

let app: AppInProcess;
let fan: SendRequest;
let pages: readonly PublishedPage[];
const tournament = 1;
const now = new Date();

beforeAll(async () => {
  app = await startAppInProcess('demo');
  fan = createClient(app.url);
  pages = await listAllPages(fan);
  await waitForOwnPages(app, pages);
  // The edge keeps the copies of older pages for some seconds.
  await readUntil(
    () => readPages(htmlAtEdge),
    (read) => [...read.values()].every((html) => html !== '' && !isFromElsewhere(html, app)),
  );
});
afterAll(() => app?.stop());

async function htmlAtEdge(page: PublishedPage): Promise<string> {
  const answer = await fetch(app.url + hrefOfPage(page));
  return answer.status === 200 ? await answer.text() : '';
}

const contentInTable = async (page: PublishedPage) => JSON.stringify(await readPageContent(page, sourceOfStored(now)));

async function readPages(
  read: (page: PublishedPage) => Promise<string>,
  some: readonly PublishedPage[] = pages,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const page of some) found.set(keyOfPage(page), await read(page));
  return found;
}

const keysOfDifferences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before].filter(([key, text]) => after.get(key) !== text).map(([key]) => key);

/** The pages that have to show a result at once, whatever the table says. */
function pagesOfResult({ id, round, homeTeamId, awayTeamId }: Match): PublishedPage[] {
  const ofTournament = (['tournament', 'standings', 'embeddedStandings', 'tv'] as const).map((name) => ({
    name,
    id: tournament,
  }));
  const teams = [homeTeamId, awayTeamId].map((team) => ({ name: 'team' as const, id: team ?? 0 }));
  const own = [{ name: 'match', id } as const, { name: 'fixture', id: tournament, round } as const];
  return [{ name: 'home' }, { name: 'tournaments' }, ...ofTournament, ...own, ...teams];
}

test('a saved result is on every page that shows it, and only there', async () => {
  const { body: matches } = await fan('GET /matches/tournament/{id}', { params: { id: tournament } });
  const match = matches.find(({ status }) => status === 'scheduled') ?? expect.fail();
  const [content, html] = [await readPages(contentInTable), await readPages(htmlAtEdge)];
  const admin = await signIn(app.url, 'Admin');
  const body = { homeScore: 5, awayScore: 1 };
  await expectOk(admin('PATCH /matches/{id}/score', { params: { id: match.id }, body }));

  const toChange = pagesOfResult(match);
  const mustChange = toChange.map(keyOfPage);
  // Reading all pages takes a second: at first only those are read that surely change.
  await readUntil(
    () => readPages(htmlAtEdge, toChange),
    (read) => mustChange.every((key) => read.get(key) !== html.get(key)),
  );
  const compare = async () => ({
    affected: keysOfDifferences(content, await readPages(contentInTable)),
    changed: keysOfDifferences(html, await readPages(htmlAtEdge)),
  });
  const isComplete = ({ affected, changed }: Awaited<ReturnType<typeof compare>>) =>
    affected.length > 0 && mustChange.every((key) => changed.includes(key)) && affected.join() === changed.join();
  const { affected, changed } = await readUntil(compare, isComplete);
  expect(changed).toEqual(affected);
  expect(changed).toEqual(expect.arrayContaining(mustChange));
  expect(changed.length).toBeLessThan(pages.length / 2);
  for (const name of ['match', 'fixture'] as const) {
    const page = toChange.find((each) => each.name === name) ?? expect.fail();
    expect(await htmlAtEdge(page)).toMatch(/5 - 1/);
  }
});
