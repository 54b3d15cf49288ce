/** 'Planillas del día': the day on which it opens. */
import { expect, test } from 'vitest';
import { formatMatch } from '#shared/text/presenters.ts';
import { emptySheetOf } from './day-sheet.ts';
import type { Answers } from './fake-api.ts';
import { aLeagueMatch, teamNames, today } from './league.ts';
import { nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import { press, shows } from './person.ts';

const [home, away] = teamNames;
const toCome = formatMatch(aLeagueMatch(1, { home, away, matchDate: '2026-03-21' }));
const onlyOn = (date: string): Answers => ({
  'GET /matches/sheets': ({ query }) => (query.date === date ? [emptySheetOf(toCome)] : []),
});
const nextOnHome: Answers = {
  'GET /home': { ...(nothingYet['GET /home'] as object), upcomingMatches: 1, matches: [toCome] } as never,
};

test('opens on the next day with matches when there are none today', async () => {
  await openScreen('/partidos/dia', { answers: { ...nextOnHome, ...onlyOn('2026-03-21') } });
  await shows('Sáb 21 mar', new RegExp(home));
  await press('Anterior');
  await shows('Vie 20 mar', 'No hay partidos este día');
});

test('opens on today when there are matches, and shows today when it is asked for', async () => {
  await openScreen('/partidos/dia', { answers: { ...nextOnHome, ...onlyOn(today) } });
  await shows('Hoy', new RegExp(home));
  await openScreen(`/partidos/dia?dia=${today}`, { answers: { ...nextOnHome, ...onlyOn('2026-03-21') } });
  await shows('Hoy', 'No hay partidos este día');
  expect(location.search).toBe(`?dia=${today}`);
});
