/** The lineup of a team: places, bench, what a conflict and a refusal say. Dragging is tested in a browser. */
import { expect, test } from 'vitest';
import type { JudgedPlayer } from '#shared/domain/schemas/eligibility.ts';
import { refusal } from './fake-api.ts';
import { players, teams } from './league.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import { complains, controls, fill, headed, holds, offers, optionsOf, press, shows } from './person.ts';

const places = (role: RegExp) => controls(role);
const starters = players.filter(({ isStarter }) => isStarter);

test('without a team the lineup asks for one', async () => {
  await openScreen('/alineacion');
  await headed('Alineación');
  await shows('Selecciona un equipo');
  expect(optionsOf('Equipo')).toEqual(expect.arrayContaining(teams.map(({ name }) => name)));
});

test('a team without players has no lineup', async () => {
  await openScreen('/alineacion?team=1', { answers: { 'GET /players/team/{id}': [] } });
  await shows('No hay jugadores');
});

test('a coach arranges their own team in four formations', async () => {
  await openScreen('/alineacion', { as: 'DT' });
  await shows(/^Jugadores Disponibles \(\d\)$/);
  expect(optionsOf('Formación')).toEqual([
    '1-2-2-1 Equilibrado',
    '1-2-1-2 Ofensivo',
    '1-1-2-2 Ultra Ofensivo',
    '1-3-1-1 Defensivo',
  ]);
  expect(places(/^(Arquero|Defensa|Mediocampista|Delantero).*: /)).toHaveLength(6);
  await press('Completar');
  await offers(/^Arquero: 1 Ramón Duarte/);
  await press(/^Quitar a /);
  await fill({ Formación: '1-1-2-2 Ultra Ofensivo' });
  await shows('Cambios sin guardar');
  expect(places(/^Delantero.*: /)).toHaveLength(2);
  expect(controls(/^Quitar a /)).toHaveLength(6);
});

test('the bench says when every player has a place', async () => {
  await openScreen('/alineacion?team=1&match=habitual', { answers: { 'GET /players/team/{id}': starters } });
  await press('Completar');
  await shows('Todos los jugadores asignados', 'Jugadores Disponibles (0)');
});

test('a coach cannot change the lineup of another team', async () => {
  await openScreen('/alineacion?team=2', {
    as: 'DT',
    answers: { 'GET /players/team/{id}': starters.map((player) => ({ ...player, teamId: 2 })) },
  });
  await headed('Alineación');
  await shows('El equipo todavía no tiene una alineación habitual');
  expect(document.querySelectorAll('main button')).toHaveLength(0);
});

test('a lineup that somebody else saved meanwhile is named, and can be taken', async () => {
  const positions = starters.map(({ id }, at) => ({ positionId: at + 1, playerId: id }));
  const current = { teamId: 1, formation: '1-1-2-2', positions, version: 2 };
  const stale = refusal('stale', 'Otra persona lo cambió', { current });
  await openScreen('/alineacion?team=1&match=habitual', { answers: { 'PUT /teams/{id}/lineup': stale } });
  await press('Completar', 'Guardar');
  await shows('Otra persona guardó esta alineación mientras la armabas. Ahora: 1-1-2-2, 6 titulares.');
  answerWith({ 'GET /teams/{id}/lineup': current });
  await press('Ver los datos actuales');
  await holds({ Formación: '1-1-2-2 Ultra Ofensivo' });
  expect(controls(/: libre$/)).toHaveLength(0);
});

test('players whom the rules keep out of the match are greyed with the first reason, and are not filled in', async () => {
  const [elsa, cesar] = [9, 5].map((playerId) => ({ playerId, playerName: '', jerseyNumber: playerId }));
  const unfit = { code: 'unfit', severity: 'ineligible' } as const;
  const young = { code: 'ageQuota', severity: 'warning' } as const;
  const players = [
    { ...elsa, verdict: 'ineligible', reasons: [unfit] },
    { ...cesar, verdict: 'warning', reasons: [young] },
  ] as JudgedPlayer[];
  const now = { at: '2026-03-14T18:00:00.000Z', rulesVersion: 1, teams: [{ teamId: 1, teamName: '', players }] };
  const verdicts = { atStart: null, earlier: [], now };
  await openScreen('/alineacion?team=1&match=6', { answers: { 'GET /matches/{id}/eligibility': verdicts } });
  await shows('Apto médico: no tiene apto médico', 'Cupo por edad: no entra en el cupo de su edad');
  await press('Completar');
  await shows('Apto médico: no tiene apto médico');
});

test('a refusal because of a suspended player is shown at that player', async () => {
  const words = 'Elsa Quiroga está suspendida: roja en Fecha 1.';
  const refused = refusal('invalid', words, { errors: [{ path: 'positions.5.playerId', message: words }] });
  await openScreen('/alineacion?team=1&match=6', { answers: { 'PUT /matches/{id}/lineup/{teamId}': refused } });
  await press('Completar', 'Guardar');
  await complains(words);
});
