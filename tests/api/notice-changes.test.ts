/** What 'Cambios' tells of notices: in the tournaments that they concern. */
import { beforeAll, expect, test } from 'vitest';
import type { NoticeScope } from '#shared/domain/schemas/notice.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk } from '#tests/support/api-fixtures.ts';
import { inAnHour } from '#tests/support/call-notices.ts';
import { readChanges } from '#tests/support/changes.ts';

beforeAll(startApi);

const textsOf = async (cup: { id: number }) =>
  (await readChanges(cup))
    .filter(({ kind }) => kind === 'notice')
    .map(({ text, byName }) => text.replace(`${byName.split(' ')[0]} `, ''));

const publish = async (scope: NoticeScope, title: string) => {
  const body = { scope, kind: 'general' as const, title, text: '', until: inAnHour() };
  return expectOk(await call('POST /notices', { as: 'admin', body }));
};

test('a notice of a tournament is told there alone: when it is published, changed and taken away', async () => {
  const [cup, other] = [await createTournament(), await createTournament()];
  const notice = await publish({ kind: 'tournament', id: cup.id }, 'Cambia la sede');
  const params = { id: notice.id };
  const body = { ...notice, text: 'Jugamos en La Redonda.', kind: 'change' as const };
  const changed = expectOk(await call('PUT /notices/{id}', { as: 'admin', params, body }));
  expectOk(await call('PUT /notices/{id}', { as: 'admin', params, body: { ...changed, title: 'Otra sede' } }));
  await call('DELETE /notices/{id}', { as: 'admin', params });
  expect(await textsOf(cup)).toEqual([
    'quitó el aviso “Otra sede”.',
    'cambió el aviso “Otra sede”: antes “Cambia la sede”.',
    'cambió el aviso “Cambia la sede”: el texto y el tipo.',
    'publicó el aviso “Cambia la sede”.',
  ]);
  expect(await textsOf(other)).toEqual([]);
});

test('a notice of a team is told in the tournaments that it plays, one for everybody in all that are not over', async () => {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const [cup, other] = [await createTournament({ teamIds: [home.id, away.id] }), await createTournament()];
  await publish({ kind: 'team', id: home.id }, 'Sin camisetas');
  await publish({ kind: 'federation' }, 'Asamblea');
  expect(await textsOf(cup)).toEqual(['publicó el aviso “Asamblea”.', 'publicó el aviso “Sin camisetas”.']);
  expect(await textsOf(other)).toEqual(['publicó el aviso “Asamblea”.']);
});
