/** What the published page of the playoffs says of ties that are on, late, postponed or over. */

import { expect, test } from 'vitest';
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { aMatch, type MatchNotation } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { tableFromResults } from '../domain/standings-notation.ts';
import { projectedBracket, tournamentHeader } from './documents.ts';

const tournament = { ...tournamentHeader, rules: { ...tournamentHeader.rules, matchMinutes: 50 } };

/** The page of two semifinals, of which the first one is given. */
function htmlOfSemifinal(more: Partial<MatchNotation>): string {
  const shape = { isPlayoff: true, matchDate: '2026-03-14', matchTime: '15:30' };
  const matches = [
    aMatch({ home: 'Lanús', away: 'Quilmes', round: 'Semifinal 1', ...shape, ...more }),
    aMatch({ home: 'Ferro', away: 'Banfield', round: 'Semifinal 2', ...shape, score: '1-1', penalties: '4-3' }),
  ];
  const given = { table: [], groups: [], matches, seeds: null, playoffDraw: 'penalties' as const };
  return htmlOf(presentBracket(1, computePlayoffs(given), given));
}

const htmlOf = (bracket: Bracket): string =>
  renderPage(
    { name: 'playoffs', data: { tournament, bracket } },
    {
      page: { name: 'playoffs', id: 1 },
      site: { ...aSite, url: '' },
      assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' },
    },
  );

/** The first tie of the page: its element's attributes, and its content. */
const firstTieOf = (html: string): string => /<li data-match=.*?<\/article>/s.exec(html)?.[0] ?? '';

test('a postponed tie says so, with its hour struck out', () => {
  const tie = firstTieOf(htmlOfSemifinal({ status: 'postponed' }));
  expect(tie).toContain('POSTERGADO');
  expect(tie).toMatch(/line-through[^>]*>15:30</);
});

test('a tie that should have begun can say that it is late', () => {
  const tie = firstTieOf(htmlOfSemifinal({}));
  expect(tie).toContain('data-kickoff="2026-03-14T15:30"');
  expect(tie).toMatch(/>15:30<.*<span data-overdue="" hidden=""[^>]*>Demorado</s);
  expect(tie).not.toContain('line-through');
});

test('a tie in play tells the script its teams, score and minute, so that goals are announced', () => {
  const html = htmlOfSemifinal({ status: 'in_progress', score: '2-1' });
  expect(html).toMatch(/<main [^>]*data-live=""/);
  const tie = firstTieOf(html);
  expect(tie).toContain('data-home="Lanús" data-away="Quilmes" data-score="2-1"');
  expect(tie).toContain('EN VIVO');
  expect(tie).toContain('<span data-minute="50" hidden=""');
});

test('a tie in play with a clock at the pitch tells the minute by that clock', () => {
  const clock = { halves: [], matchMinutes: 40, periods: 2 };
  const tie = firstTieOf(htmlOfSemifinal({ status: 'in_progress', score: '0-0', clock }));
  expect(tie).toContain('<span data-minute="40" data-clock="{&quot;halves&quot;:[]');
});

test('a tie that is over says final, a walkover W.O.; one that has no match has no marks', () => {
  const html = htmlOfSemifinal({ score: '3-0', walkover: 'away' });
  expect(firstTieOf(html)).toContain('>W.O.<');
  expect(html).toContain('>FINAL<');
  expect(html).not.toContain('(4-3 pen.)<');
  // The final of these semifinals has not been created.
  expect(html.match(/<li data-match=/g)).toHaveLength(2);
  expect(html).toContain('Por programar');
});

test('ties that are only a projection are told on the page as such, and nowhere in its preview or its text to share', () => {
  const html = htmlOf(projectedBracket);
  expect(html).toContain('estos serían los cruces con la tabla actual');
  expect(html).toContain('content="Playoffs de Copa Otoño: Todavía no se generaron."');
  expect(html).not.toContain('Semifinales: ');
});

const unplayed = ['Lanús', 'Quilmes', 'Ferro', 'Banfield'];
const zonasOf = (results: string) =>
  ['Zona A', 'Zona B'].map((name, at) => ({
    id: at + 1,
    name,
    table: tableFromResults(results, { teams: unplayed.slice(2 * at, 2 * at + 2) }),
  }));

/** The page before there is a playoff match. */
function htmlBefore(results: string): string {
  const table = tableFromResults(results, { teams: unplayed });
  const given = { table, groups: zonasOf(results), matches: [], seeds: null, playoffDraw: 'penalties' as const };
  return htmlOf(presentBracket(1, computePlayoffs(given), given));
}

test('the bracket to come names places alone before the first result, and with their teams after it', () => {
  const before = htmlBefore('');
  expect(before).toContain('así se cruzan los puestos de la tabla');
  for (const place of ['1.º A', '2.º B', '1.º B', '2.º A']) expect(before).toContain(place);
  expect(before).not.toContain('Quilmes');
  const after = htmlBefore('Quilmes 1-0 Lanús');
  expect(after).toContain('estos serían los cruces con la tabla actual');
  expect(after).toMatch(/1\.º A<.*Quilmes/s);
});
