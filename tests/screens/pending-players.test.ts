/** Players whom sheets added: an organiser's home lists them, and so does their team's screen. */
import { expect, test } from 'vitest';
import { aPendingPlayer, players } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { dialogTitled, figure, leads, offers, offersNot, press, rows, shows, valueIn } from './person.ts';

const { teamName, numberOwner: _told, ...pending } = aPendingPlayer;
const answers = { 'GET /players/team/{id}': [...players, pending] };
const ownerText = /El 9 es de Elsa Quiroga: para aprobarlo, poné otro$/;

test("an administrator's home lists who waits, with his team and whose number he has", async () => {
  await openScreen('/', { answers: { 'GET /players/pending': [aPendingPlayer] } });
  await shows('Para revisar en los planteles', 'Bruno Sosa', teamName, 'Por aprobar', ownerText);
  await leads('ver el partido', '/partidos/1');
});

test('a home on which nobody waits says nothing of it', async () => {
  await openScreen('/', { answers: { 'GET /players/pending': [] } });
  await offersNot('Aprobar a Bruno Sosa');
});

test('the screen of his team has him above the squad, which he is not counted in, and approves him with another number', async () => {
  const changes = await openScreen('/equipos/1', { answers });
  await shows('Bruno Sosa', 'Por aprobar', ownerText);
  expect(figure('Jugadores')).toBe('8');
  expect(rows().join()).not.toContain('Bruno Sosa');
  await press('Aprobar a Bruno Sosa');
  await dialogTitled('Aprobar jugador');
  expect(valueIn('Estado')).toBe('Activo');
  await press('Aprobar');
  expect(changes).toMatchObject([
    { key: 'PUT /players/{id}', params: { id: '90' }, body: { status: 'active', jerseyNumber: 9, dateOfBirth: null } },
  ]);
});

test('a coach sees which players wait for approval, without buttons to decide', async () => {
  await openScreen('/equipos/1', { as: 'DT', answers });
  await shows('Bruno Sosa', 'Por aprobar', 'Lo aprueba la organización.');
  await offersNot('Aprobar a Bruno Sosa');
  await offersNot('Rechazar a Bruno Sosa');
  await offers('Agregar Jugador');
});
