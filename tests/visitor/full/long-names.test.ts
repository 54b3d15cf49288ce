/** Published pages with long names of teams: at each width and size of letters no word is broken and no name is cut. */
import { expect, test } from 'vitest';
import { buildPageAssets } from '#infra/build/page-assets.ts';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPageName } from '#shared/pages/published-pages.ts';
import { findFlawsOfNames, narrowest } from '#tests/support/browser-enlarged.ts';
import { aSite } from '#tests/support/site.ts';
import { openVisitorPages } from '#tests/support/visitor-pages.ts';
import {
  bracket,
  fairPlay,
  goalkeepers,
  home,
  match,
  noOutlook,
  scorers,
  table,
  team,
  tournamentHeader,
  tournamentSummary,
} from '#tests/views/documents.ts';
import { renderPage } from '#web/views/render-page.tsx';

const stage = openVisitorPages();
const { pageAssets: assets } = await buildPageAssets(() => undefined);

const onlyPart = { tournament: tournamentHeader, part: 1, parts: 1 };
const podium = { champion: bracket.champion, runnerUp: bracket.runnerUp, thirdPlace: null };
const standings = { tournament: { ...tournamentHeader, podium }, groups: [], rows: table, outlook: noOutlook };
const drawn = { ...tournamentSummary, matches: [{ ...match, homePenalties: 2, awayPenalties: 4 }] };

type Published = Extract<PageContent, { readonly name: PublishedPageName }>;

const pages: readonly Published[] = [
  { name: 'home', data: home },
  { name: 'tournament', data: drawn },
  { name: 'standings', data: standings },
  { name: 'embeddedStandings', data: standings },
  { name: 'scorers', data: { ...onlyPart, rows: scorers } },
  { name: 'fairPlay', data: { ...onlyPart, rows: fairPlay } },
  { name: 'goalkeepers', data: { ...onlyPart, rows: goalkeepers } },
  { name: 'playoffs', data: { tournament: tournamentHeader, bracket } },
  { name: 'team', data: team },
];

/** In place of Lanús and Banfield: a long word, and several. */
const longNames = [
  ['Desamparados', 'Los Andes'],
  ['Talleres de Remedios de Escalada', 'Desamparados'],
] as const;

async function openWith(page: Published, [lanus, banfield]: readonly [string, string], width: number) {
  const renamed = JSON.stringify(page)
    .replaceAll('"Lanús"', JSON.stringify(lanus))
    .replaceAll('"Banfield"', JSON.stringify(banfield));
  const html = renderPage(JSON.parse(renamed), { page: { name: page.name, id: 1 }, site: aSite, assets });
  stage.publish('/pagina', html);
  const opened = await stage.open('/pagina', { expects: /404/ });
  await opened.setViewportSize({ width, height: 800 });
  return opened;
}

test.each(pages)('on a phone the names on $name are whole, with twice as large letters too', async (page) => {
  for (const names of longNames) {
    const opened = await openWith(page, names, 360);
    expect(await findFlawsOfNames(opened, { width: 360, text: 100 })).toEqual([]);
    expect(await findFlawsOfNames(opened, narrowest)).toEqual([]);
  }
});

test('beside the fixture on a wide screen the table of scorers shows their goals', async () => {
  const longest = scorers.map((row) => ({ ...row, playerDisplayName: 'Maximiliano Echeverrigaray' }));
  const opened = await openWith(
    { name: 'tournament', data: { ...tournamentSummary, scorers: longest } },
    ['Atlético Constitucionalistas', 'Los Andes'],
    1280,
  );
  const goals = opened.getByRole('table').last().getByRole('columnheader', { name: 'Goles' });
  const hidden = await goals.evaluate((cell) => {
    const box = cell.closest('div') ?? cell;
    return cell.getBoundingClientRect().right - box.getBoundingClientRect().right;
  });
  expect(hidden).toBeLessThanOrEqual(0);
});
