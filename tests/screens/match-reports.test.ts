/** The report of a played match, in place of the sheet to fill in. */
import { expect, test } from 'vitest';
import type { MatchReport } from '#shared/domain/schemas/match-report.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { anEvent, matches, teamNames } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { leads, offersNot, scope, shows, textOf } from './person.ts';

const [parque, ombu] = teamNames;

const report: MatchReport = {
  match: formatMatch(matches[0] as (typeof matches)[number]),
  halfTimeScore: { home: 3, away: 0 },
  home: {
    teamName: parque,
    coach: 'Rita Paz',
    present: [{ id: 9, name: 'Elsa Quiroga', jerseyNumber: 9 }],
    confirmation: { by: 'Elsa Quiroga', at: '2026-03-07T18:00:00Z' },
  },
  away: { teamName: ombu, coach: '', present: null, confirmation: null },
  events: [anEvent(), anEvent({ id: 2, playerId: 7, playerDisplayName: 'Ana Luna', eventType: 'redcard' })],
  startedAt: '2026-03-07T17:00:00Z',
  endedAt: null,
  observation: 'Faltó una red\nHubo una pelea',
};

test('tells result, officials, who played and what was recorded, to whoever may read it', async () => {
  await openScreen('/partidos/1/imprimir', { answers: { 'GET /matches/{id}/report': report } });
  await shows('Acta del partido', 'Primer tiempo: 3 - 0', 'DT: Rita Paz', 'No se marcó quiénes estuvieron.');
  await shows('Ana Luna (no figura presente)');
  const told = textOf(scope());
  for (const words of [
    '4 - 0',
    'Norberto Galarza',
    'Comienzo: 14:00',
    'Elsa Quiroga a las 15:00',
    'sin confirmar',
    'Hubo una pelea',
  ])
    expect(told).toContain(words);
});

test('has the column “N.º” only for a side whose present players were marked', async () => {
  const events = [anEvent(), anEvent({ id: 2, teamId: 2, playerId: 70, playerDisplayName: 'Ana Luna' })];
  await openScreen('/partidos/1/imprimir', { answers: { 'GET /matches/{id}/report': { ...report, events } } });
  await shows('No se marcó quiénes estuvieron.');
  const [ofHome, ofAway] = scope().querySelectorAll('table');
  expect(ofHome?.textContent).toContain('N.ºJugador');
  expect(ofAway?.textContent).not.toContain('N.º');
  expect(ofAway?.textContent).toContain('Ana Luna');
});

test('a played match leads its teams to the report, and nobody else', async () => {
  await openScreen('/partidos/1', { as: 'DT' });
  await leads('Acta', '/partidos/1/imprimir');
  await openScreen('/partidos/2', { as: 'DT' });
  offersNot('Acta');
});
