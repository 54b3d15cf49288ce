/** What 'Cambios' tells of sanctions and bulletins: in their tournament, of one in every tournament in those of its team. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk } from '#tests/support/api-fixtures.ts';
import { readChanges } from '#tests/support/changes.ts';
import { createPlayer } from '#tests/support/players.ts';

let cup: Tournament;
let other: Tournament;
let home: Team;
let player: Player;

beforeAll(startApi);
beforeEach(async () => {
  const [first, second] = await createTeams('Halcones', 'Tigres');
  home = first;
  cup = await createTournament({ teamIds: [first.id, second.id] });
  other = await createTournament({ teamIds: [second.id] });
  player = await createPlayer(first, { firstName: 'Iván', lastName: 'Rey' });
});

const textsOf = async (tournament: Tournament) =>
  (await readChanges(tournament))
    .filter(({ kind }) => kind === 'sanction' || kind === 'bulletin')
    .map(({ text, byName }) => text.replace(`${byName.split(' ')[0]} `, ''));

const form = (changes: Partial<SanctionForm> = {}): SanctionForm => ({
  tournamentId: cup.id,
  subject: { kind: 'player', id: player.id },
  origin: 'report',
  status: 'decided',
  article: '',
  reason: 'Insultó al árbitro.',
  decidedOn: '2026-05-05',
  measures: [{ kind: 'matches', matches: 2, served: 0, onHold: 0 }],
  ...changes,
});
const sanction = async (changes: Partial<SanctionForm> = {}) =>
  expectOk(await call('POST /sanctions', { as: 'admin', body: form(changes) }));

test('a sanction is told when it is recorded, changed and deleted, with its measures', async () => {
  const given = await sanction();
  const params = { id: given.id };
  const changes = {
    reason: 'Lo agredió.',
    measures: [{ kind: 'matches' as const, matches: 4, served: 0, onHold: 0 }],
  };
  expectOk(await call('PUT /sanctions/{id}', { as: 'admin', params, body: { ...given, ...changes } }));
  await call('DELETE /sanctions/{id}', { as: 'admin', params });
  expect(await textsOf(cup)).toEqual([
    'borró la sanción de Rey: 4 fechas de suspensión.',
    'cambió la sanción de Rey: las medidas y el motivo. Ahora: 4 fechas de suspensión.',
    'cargó la sanción de Rey: 2 fechas de suspensión.',
  ]);
  const everything = JSON.stringify(await readChanges(cup));
  expect(everything).not.toMatch(/Insultó|agredió/);
});

test('a sanction in every tournament stands in those of its team alone', async () => {
  await sanction({ tournamentId: 0, subject: { kind: 'team', id: home.id }, measures: [{ kind: 'warning' }] });
  expect(await textsOf(cup)).toEqual(['cargó la sanción de Halcones: Amonestación.']);
  expect(await textsOf(other)).toEqual([]);
});

test('a bulletin is told when it is begun, changed, discarded and published, with what it decides', async () => {
  const begin = async (body: object = {}) =>
    expectOk(
      await call('POST /tournaments/{id}/bulletins', {
        as: 'admin',
        params: { id: cup.id },
        body: { date: '2026-05-06', ...body },
      }),
    );
  const discarded = await begin({ notices: 'No hay reunión.' });
  await call('DELETE /bulletins/{id}', { as: 'admin', params: { id: discarded.id } });
  await sanction({ subject: { kind: 'other', name: 'Un espectador' }, measures: [{ kind: 'warning' }] });
  const draft = await begin();
  const { date, notices, sanctionIds, version } = draft;
  const params = { id: draft.id };
  const body = { date, notices, sanctionIds, title: 'Reunión del martes', version };
  expectOk(await call('PUT /bulletins/{id}', { as: 'admin', params, body }));
  expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params }));
  expect((await textsOf(cup)).toSorted()).toEqual(
    [
      'publicó el Boletín 1/2026.',
      'publicó la sanción de Un espectador en el Boletín 1/2026: Amonestación.',
      'cambió el borrador del boletín: el título.',
      'empezó un boletín.',
      'cargó la sanción de Un espectador: Amonestación.',
      'descartó el borrador de un boletín.',
      'empezó un boletín.',
    ].toSorted(),
  );
});
