/** How pages tell the outlook: a mark in each row of a table, what a team needs, and what is at stake in a match. */

import { expect, test } from 'vitest';
import type { OutlookState } from '#shared/domain/schemas/outlook.ts';
import type { MatchPageData, PageContent, TeamPageData } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { shareImageOf } from '#shared/pages/share-image-content.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import * as documents from './documents.ts';

const { table, team, tournament, tournamentHeader, tournamentSummary, upcomingMatch } = documents;
const [first] = table;
const site = aSite;
const assets = { css: '/a.css', script: '/a.js', font: '/a.woff2' };
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const render = (content: PageContent, page: PublishedPage) => renderPage(content, { page, site, assets });

const outlookWith = (states: readonly OutlookState[], matchesLeft = 2) => ({
  tournamentId: tournament.id,
  tables: [
    {
      groupId: 0,
      matchesLeft,
      teams: table.map(({ teamId }, at) => ({
        teamId,
        best: 1,
        worst: 4,
        bands: [
          {
            label: 'Clasifica a la final',
            state: states[at] ?? ('unknown' as const),
            certainWith: null,
            impossibleBelow: null,
            next: null,
          },
        ],
      })),
    },
  ],
});
const outlook = outlookWith(['secured', 'ownHands', 'onlyByTie', 'out']);

test.each([
  ['standings', { name: 'standings', data: { tournament: tournamentHeader, groups: [], rows: table, outlook } }],
  [
    'embeddedStandings',
    { name: 'embeddedStandings', data: { tournament: tournamentHeader, groups: [], rows: table, outlook } },
  ],
  ['tournament', { name: 'tournament', data: { ...tournamentSummary, outlook } }],
  ['tv', { name: 'tv', data: { ...tournamentSummary, outlook } }],
] as const)('each row of the table on the page %s says with sign and words how its team stands', (name, content) => {
  const text = textOf(render(content, { name, id: 1 }));
  for (const mark of ['✓ Clasificado', '● Depende de sí mismo', '○ Sólo por desempate', '✕ Sin chances'])
    expect(text).toContain(mark);
});

test('a table before its first result says nothing of it', () => {
  const rows = table.map((row) => ({ ...row, played: 0 }));
  const html = render(
    { name: 'standings', data: { tournament: tournamentHeader, groups: [], rows, outlook } },
    { name: 'standings', id: 1 },
  );
  expect(textOf(html)).not.toContain('Sin chances');
});

const told = {
  label: 'Clasifica a la final',
  mark: { sign: '●', words: 'Depende de sí mismo', label: '', isGood: null },
  sentences: ['Con 3 puntos más clasifica seguro.', 'Fecha 6, contra Ferro: si gana, clasifica.'],
};
const place = { tournament, won: null, group: null, row: first ?? null, teams: 4 };

test('the page of a team says what it needs, until when results are known, and has it as text to copy', () => {
  const data: TeamPageData = { ...team, places: [{ ...place, outlook: { told: [told], lastResult: '2026-03-07' } }] };
  const html = render({ name: 'team', data }, { name: 'team', id: 1 });
  const lines = [
    '¿Qué necesita?',
    'Clasifica a la final',
    ...told.sentences,
    'Según los resultados cargados hasta el sáb 7 mar.',
  ];
  for (const line of lines) expect(textOf(html)).toContain(line);
  expect(html).toContain(
    'Clasifica a la final: ● Depende de sí mismo. Con 3 puntos más clasifica seguro. Fecha 6, contra Ferro: si gana, clasifica.\nSegún los resultados',
  );
});

test('the page of a team has no such section where there is nothing to tell', () => {
  const data: TeamPageData = { ...team, places: [{ ...place, outlook: null }] };
  expect(textOf(render({ name: 'team', data }, { name: 'team', id: 1 }))).not.toContain('¿Qué necesita?');
});

const stakes = {
  teams: [
    {
      teamId: 1,
      name: 'Lanús',
      sentences: ['Si gana, clasifica. Si pierde, queda afuera.'],
      short: 'clasifica si gana',
    },
    { teamId: 4, name: 'Quilmes', sentences: ['Si pierde, desciende.'], short: 'desciende si pierde' },
  ],
  lastResult: '2026-03-07',
};
const matchData: MatchPageData = {
  tournament: tournamentHeader,
  match: upcomingMatch,
  events: [],
  lineups: [],
  stakes,
  form: null,
  banned: [],
};

test('the page of a match to come says what is at stake for both teams, and its picture does so shortly', () => {
  const text = textOf(render({ name: 'match', data: matchData }, { name: 'match', id: 9 }));
  for (const line of ['Qué se juega', 'Si gana, clasifica. Si pierde, queda afuera.', 'Si pierde, desciende.'])
    expect(text).toContain(line);
  expect(shareImageOf({ name: 'match', data: matchData }, site)).toMatchObject({
    note: 'Lanús clasifica si gana · Quilmes desciende si pierde',
  });
  expect(shareImageOf({ name: 'match', data: { ...matchData, stakes: null } }, site)).toMatchObject({ note: '' });
});

test('the picture of a table marks its rows with the bands that it explains', () => {
  const data = { tournament: tournamentHeader, groups: [], rows: table, outlook };
  expect(shareImageOf({ name: 'standings', data }, site)).toMatchObject({
    rows: [{ stripe: 0 }, { stripe: 0 }, { stripe: null }, { stripe: null }],
    stripes: [{ kind: 'good', label: 'Clasifica a la final' }],
  });
  const unplayed = { ...data, rows: table.map((row) => ({ ...row, played: 0 })) };
  expect(shareImageOf({ name: 'standings', data: unplayed }, site)).toMatchObject({ stripes: [] });
});
