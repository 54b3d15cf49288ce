/** What an organiser should look at after a match day: on the home screen, the day's and the match's. */
import { expect, test } from 'vitest';
import type { MatchReport } from '#shared/domain/schemas/match-report.ts';
import type { DaySheet } from '#shared/domain/schemas/sheet-overview.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { matches } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { scope, shows, textOf } from './person.ts';

const aSheet = (at: number, more: Partial<DaySheet> = {}): DaySheet => ({
  match: formatMatch(matches[at] as (typeof matches)[number]),
  state: 'ended',
  unapplied: 0,
  observation: '',
  redCards: 0,
  sheetUserIds: [],
  link: null,
  lastOperation: null,
  ...more,
});
const sheets = [aSheet(0, { observation: 'Hubo una pelea', redCards: 2 }), aSheet(1)];

test("an administrator's home lists matches with a remark or red cards, and only those", async () => {
  await openScreen('/', { answers: { 'GET /matches/sheets': sheets } });
  await shows('Para revisar', 'Observación', '2 rojas', 'Hubo una pelea');
  const inbox = [...document.querySelectorAll('section')].find((each) => textOf(each).startsWith('Para revisar'));
  const hrefs = [...(inbox?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/partidos/1']);
});

test("an administrator's home lists what was postponed and has no new date", async () => {
  const postponed = formatMatch({ ...(matches[2] as (typeof matches)[number]), status: 'postponed' });
  await openScreen('/', { answers: { 'GET /matches/postponed': [postponed] } });
  await shows('Para revisar', new RegExp(`^${postponed.round}, era el`), 'Sin nueva fecha');
});

test('a coach is told nothing of it', async () => {
  await openScreen('/', { as: 'DT', answers: { 'GET /matches/sheets': sheets } });
  await shows(/^Tu equipo/);
  expect(textOf(scope())).not.toContain('Para revisar');
});

test('the sheets of the day have their badges, and a played match its remark', async () => {
  await openScreen('/partidos/dia', { answers: { 'GET /matches/sheets': sheets } });
  await shows('Observación', '2 rojas', 'Observación: Hubo una pelea');
  const side = { teamName: 'Unión', coach: '', present: null, confirmation: null };
  const report: MatchReport = {
    match: formatMatch(matches[0] as (typeof matches)[number]),
    halfTimeScore: null,
    home: side,
    away: side,
    events: [],
    startedAt: null,
    endedAt: null,
    observation: 'Hubo una pelea',
  };
  await openScreen('/partidos/1', { answers: { 'GET /matches/{id}/report': report } });
  await shows('Observación', 'Hubo una pelea');
});
