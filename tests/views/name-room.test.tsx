/** Names of teams: one on a screen, whole or short; and teams that stand one below the other where names have no room. */
import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch } from '#tests/support/builders.ts';
import { MatchRow } from '#web/views/match-row.tsx';
import { fitsInLines } from '#web/views/name-room.ts';
import { StandingsTable } from '#web/views/standings/standings-table.tsx';
import { TournamentView } from '#web/views/tournament/tournament-view.tsx';
import { scorers, summary, table, tournament } from './documents.ts';

test.each([
  ['Los Naranjos', true],
  ['Sportivo El Trébol', true],
  ['Ferrocarrileros', false],
  ['Defensores de Villa Luro Norte', false],
])('two lines of twelve characters hold the name %s: %s', (name, isHeld) => {
  expect(fitsInLines(name, 12)).toBe(isHeld);
});

test.each([
  ['Lanús', undefined],
  ['Los Naranjos', undefined],
  ['Desamparados', 'phone'],
  ['Sociedad de Fomento Constitución y Barracas', 'phone wide'],
])('a row with %s tells the styles where the name is too long: %s', (home, expected) => {
  const row = renderToStaticMarkup(<MatchRow match={formatMatch(aMatch({ home, away: 'Ferro' }))} />);
  expect(/data-long="([^"]*)"/.exec(row)?.[1]).toBe(expected);
});

const withShortName = <Row extends { teamName: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, displayName: row.teamName === 'Lanús' ? 'Granate' : row.teamName }));

test('on a phone a tournament calls a team by its short name alone, on wider screens by the whole one', () => {
  const html = renderToStaticMarkup(
    <TournamentView
      tournament={{ ...tournament, description: '', adjustments: [], withdrawals: [] }}
      summary={{ ...summary, podium: null }}
      standings={withShortName(table)}
      scorers={scorers}
      hrefs={{ standings: '/', scorers: '/', fixture: '/' }}
      ownTeamId={null}
    />,
  );
  const namesOn = (hidden: string) =>
    html.replace(new RegExp(`<span class="${hidden}">[^<]*</span>`, 'g'), '').match(/Lanús(?=<)|Granate(?=<)/g);
  expect(new Set(namesOn('max-md:hidden'))).toEqual(new Set(['Granate']));
  expect(new Set(namesOn('md:hidden'))).toEqual(new Set(['Lanús']));
});

test('a table has the minus sign that is as wide as a plus', () => {
  const html = renderToStaticMarkup(
    <StandingsTable tableId={0} rows={table} bands={[]} outlook={undefined} caption="Posiciones" ownTeamId={null} />,
  );
  expect(html).toMatch(/>−\d/);
  expect(html).not.toMatch(/>-\d/);
});

/** Descriptions, the title in a phone's header, which the page repeats, and players on the pitch. */
const cutElsewhere = ['description', 'tournament-card', 'tournaments-page', 'site-header', 'player-token'];

test('no view cuts or breaks the names that people look for', () => {
  const cutting = globSync('web/views/**/*.tsx').filter((file) =>
    /\b(line-clamp|truncate|hyphens-auto)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(cutting.filter((file) => !cutElsewhere.some((name) => file.endsWith(`/${name}.tsx`)))).toEqual([]);
});
