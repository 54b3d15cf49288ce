/** Notices in the application: where they are shown, published and ended, and how a day is suspended with one. */
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import type { Notice } from '#shared/domain/schemas/notice.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { emptySheetOf } from './day-sheet.ts';
import { matches, today } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { fill, open, press, scope, shows, told, until } from './person.ts';

const later = new Date(Date.now() + 3 * 3_600_000).toISOString();
const notice = (changes: Partial<Notice>): Notice => ({
  id: 1,
  scope: { kind: 'federation' },
  kind: 'general',
  title: 'Asamblea el lunes',
  text: '',
  until: later,
  revokedAt: null,
  createdAt: '2026-11-28T12:00:00.000Z',
  version: 1,
  ...changes,
});
const notices = [
  notice({}),
  notice({ id: 2, title: 'Se suspende', kind: 'suspension', scope: { kind: 'tournament', id: 1 } }),
  notice({ id: 3, title: 'Ya pasó', until: '2026-01-01T00:00:00Z' }),
];

const region = () =>
  [...document.querySelectorAll('section[aria-label="Avisos"] article')].map((each) => each.textContent);

test('a screen shows the notices of everybody and of its tournament, and none that is over', async () => {
  await openScreen('/torneos/1', { answers: { 'GET /notices': notices } });
  await until(() => expect(region()).toHaveLength(2));
  expect(region().join()).toMatch(/Asamblea el lunes.*Se suspende/s);
});

test('a screen of another tournament does not show it', async () => {
  await openScreen('/torneos/2', { answers: { 'GET /notices': notices } });
  await until(() => expect(region()).toHaveLength(1));
});

test('an administrator publishes a notice for a tournament', async () => {
  const changes = await openScreen('/avisos', { answers: { 'POST /notices': notice({}) } });
  await open('Nuevo aviso');
  await fill({ 'Para quién': 'Torneo Apertura', Título: 'Cambia la sede', Texto: 'Jugamos en La Redonda.' });
  await press('Publicar');
  await told('status', 'Aviso publicado');
  expect(changes.at(-1)).toMatchObject({
    key: 'POST /notices',
    body: {
      scope: { kind: 'tournament', id: 1 },
      kind: 'general',
      title: 'Cambia la sede',
      text: 'Jugamos en La Redonda.',
      until: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59-03:00$/),
    },
  });
});

test('a notice in force can be ended, one that is over cannot', async () => {
  const changes = await openScreen('/avisos', {
    answers: { 'GET /notices': notices, 'DELETE /notices/{id}': undefined },
  });
  await shows('Anteriores');
  expect(document.querySelector('section[aria-label="Anteriores"] button')).toBeNull();
  await open('Quitar');
  await press('Quitar');
  await told('status', 'Aviso quitado');
  expect(changes.at(-1)).toMatchObject({ key: 'DELETE /notices/{id}' });
});

const ownGroup: ChangeGroup = {
  id: 'suspended',
  at: '2026-03-14T12:00:00Z',
  by: 1,
  byName: 'Alicia Moreno',
  kind: 'suspend',
  teamId: null,
  text: 'Se suspendió el día',
  count: 1,
  canUndo: true,
  obstacle: null,
};
const scheduled = matches.filter(({ status }) => status === 'scheduled').slice(0, 2);
const sheets = [...scheduled, ...matches.filter(({ status }) => status === 'in_progress').slice(0, 1)].map((match) =>
  emptySheetOf(formatMatch(match)),
);

test('a day is suspended in two taps, and the text for the chat names what falls', async () => {
  const changes = await openScreen('/partidos/dia', {
    answers: {
      'GET /matches/sheets': sheets,
      'POST /tournaments/{id}/fixture/suspend': { message: 'Partidos postergados: 2.', postponed: 2, noticeId: 9 },
    },
  });
  await open('Se suspende la fecha');
  await shows('Se postergan (2)');
  await shows('Quedan como están (1)');
  await press('Suspender 2 partidos');
  await shows('El aviso ya está en las páginas. Este texto sirve para el grupo:');
  const sent = changes.filter(({ key }) => key === 'POST /tournaments/{id}/fixture/suspend');
  expect(sent).toHaveLength(new Set(scheduled.map(({ tournamentId }) => tournamentId)).size);
  expect(sent[0]?.body).toMatchObject({ title: 'Se suspende la fecha', date: expect.any(String) });
  expect(scope().textContent).toMatch(/No se juegan:/);
});

test('a day of two tournaments is suspended on one cancha with one job for each, and taken back with one undo for each', async () => {
  const [first] = scheduled as [(typeof scheduled)[number]];
  const named = (id: number, tournamentId: number, cancha: { id: number; nombre: string }) =>
    emptySheetOf({
      ...formatMatch({ ...first, id, tournamentId, canchaId: cancha.id }),
      cancha: { nombre: cancha.nombre, ubicacion: '' },
    });
  const [flooded, dry] = [
    { id: 1, nombre: 'La Redonda' },
    { id: 2, nombre: 'El Fondo' },
  ];
  const day = [named(11, 1, flooded), named(12, 2, flooded), named(13, 2, dry)];
  const changes = await openScreen('/partidos/dia', {
    answers: {
      'GET /matches/sheets': day,
      'POST /tournaments/{id}/fixture/suspend': { message: 'Partidos postergados: 1.', postponed: 1, noticeId: 9 },
      'GET /tournaments/{id}/changes/groups': [ownGroup],
      'POST /tournaments/{id}/changes/groups/{groupId}/undo': { message: 'Cambio deshecho.', undone: 1 },
    },
  });
  await open('Se suspende la fecha');
  await shows('Se postergan (3)');
  await press('El Fondo');
  await shows('Se postergan (2)', 'Quedan como están (1)');
  await press('Suspender 2 partidos');
  await shows('El aviso ya está en las páginas. Este texto sirve para el grupo:');
  await press('Se juega igual');
  await told('status', 'Se juega igual: los partidos volvieron a su día y su hora.');
  const suspended = { key: 'POST /tournaments/{id}/fixture/suspend', body: { canchaIds: [flooded.id] } };
  const undone = { key: 'POST /tournaments/{id}/changes/groups/{groupId}/undo' };
  expect(changes).toMatchObject(
    [suspended, undone].flatMap((each) => ['1', '2'].map((id) => ({ ...each, params: { id } }))),
  );
});

test("a round is suspended from the fixture's management", async () => {
  const [match] = scheduled as [(typeof scheduled)[number]];
  const changes = await openScreen(`/fixture/gestion?tournament=1&round=${encodeURIComponent(match.round)}`, {
    answers: {
      'GET /matches/formatted/tournament/{id}': [formatMatch(match)],
      'POST /tournaments/{id}/fixture/suspend': { message: 'Partidos postergados: 1.', postponed: 1, noticeId: 9 },
    },
  });
  await press('Cambios');
  await open('Se suspende la fecha');
  await press('Suspender 1 partido');
  await shows('El aviso ya está en las páginas. Este texto sirve para el grupo:');
  expect(changes.at(-1)).toMatchObject({ params: { id: '1' }, body: { round: match.round } });
});

test('a day that is far away is suspended with a notice that lasts as long as one may', async () => {
  const far = emptySheetOf(formatMatch({ ...(scheduled[0] as (typeof scheduled)[number]), matchDate: '2099-05-02' }));
  await openScreen('/partidos/dia', { answers: { 'GET /matches/sheets': [far] } });
  await open('Se suspende la fecha');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Visible hasta/);
  expect(field.value).toBe(addDays(today, limits.noticeDays - 1));
});
