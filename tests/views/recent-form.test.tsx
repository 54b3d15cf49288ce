/** What the page of a match to come tells of its teams' last matches. */

import { expect, test } from 'vitest';
import type { RecentForm } from '#shared/domain/rounds/recent-form.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { upcomingMatch as match, tournamentHeader as tournament } from './documents.ts';

const site = { ...aSite, url: '' };
const textOf = (form: RecentForm<FormattedMatch> | null) => {
  const data = { tournament, match, events: [], lineups: [], stakes: null, form, banned: [] };
  const html = renderPage(
    { name: 'match', data },
    { page: { name: 'match', id: match.id }, site, assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' } },
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
};

const won = formatMatch(aMatch({ home: 'Lanús', away: 'Ferro', score: '2-0', round: 'Fecha 1' }));
const met = formatMatch(aMatch({ home: 'Quilmes', away: 'Lanús', score: '1-1', round: 'Fecha 2' }));

test('a match to come tells the last results of both teams with rival, score and outcome, and their meetings', () => {
  const text = textOf({ home: [met, won], away: [met], meetings: [met] });
  expect(text).toMatch(/Últimos partidos Lanús V Visita.*? Quilmes .*?1 - 1.*? E .*?L Local.*? Ferro .*?2 - 0.*? G /);
  expect(text).toMatch(/Últimos enfrentamientos .*?Quilmes.*?1 - 1.*?Lanús.*?Fecha 2/);
});

test('a team without results, and teams that have not met, have no place on the page of their match', () => {
  expect(textOf({ home: [won], away: [], meetings: [] })).not.toMatch(/Últimos enfrentamientos|Quilmes L /);
  expect(textOf(null)).not.toContain('Últimos');
});
