/** What the undo of a sanction from 'Cambios' gives back, and what stands in its way. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Sanction, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk } from '#tests/support/api-fixtures.ts';
import { newestChange, readChanges, undo } from '#tests/support/changes.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';

let cup: Tournament;
let home: Team;
let away: Team;
let player: Player;

beforeAll(startApi);
beforeEach(async () => {
  [home, away] = await createTeams('Halcones', 'Tigres');
  cup = await createTournament({ teamIds: [home.id, away.id] });
  player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
});

const four = [{ kind: 'matches' as const, matches: 4, served: 0, onHold: 0 }];
const decide = async (changes: Partial<SanctionForm> = {}): Promise<Sanction> => {
  const body: SanctionForm = {
    tournamentId: cup.id,
    subject: { kind: 'player', id: player.id },
    origin: 'report',
    status: 'decided',
    article: '186',
    reason: 'Insultó al árbitro.',
    decidedOn: '2026-05-05',
    measures: [{ kind: 'matches', matches: 2, served: 0, onHold: 0 }],
    ...changes,
  };
  return expectOk(await call('POST /sanctions', { as: 'admin', body }));
};
const edit = async (sanction: Sanction, changes: Partial<SanctionForm>): Promise<Sanction> => {
  const { id: _id, teamId: _team, bulletin: _none, subjectName: _name, teamName: _teamName, ...form } = sanction;
  const body = { ...form, ...changes };
  return expectOk(await call('PUT /sanctions/{id}', { as: 'admin', params: { id: sanction.id }, body }));
};
const remove = ({ id }: Sanction) => call('DELETE /sanctions/{id}', { as: 'admin', params: { id } });
const publishBulletin = async () => {
  const params = { id: cup.id };
  const draft = expectOk(
    await call('POST /tournaments/{id}/bulletins', { as: 'admin', params, body: { date: '2026-05-06' } }),
  );
  expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id: draft.id } }));
};

const listed = async (tournamentId = cup.id) =>
  expectOk(await call('GET /sanctions', { as: 'admin', query: { tournamentId: String(tournamentId) } }));
const withoutVersion = ({ version: _version, ...sanction }: Sanction) => sanction;
const undoNewest = async () => undo(cup, await newestChange(cup, 'sanction'));

test('a new sanction is gone again, and comes back as it was when that is undone', async () => {
  const given = await decide();
  expect(await newestChange(cup, 'sanction')).toMatchObject({ canUndo: true });
  expect(expectOk(await undoNewest())).toMatchObject({ kind: 'sanction', canUndo: false });
  expect(await listed()).toEqual([]);
  expectOk(await undoNewest());
  expect((await listed()).map(withoutVersion)).toEqual([withoutVersion(given)]);
  expect((await newestChange(cup, 'sanction')).text).toContain('recuperó la sanción de Rey: 2 fechas de suspensión');
});

test('a changed one is as it was before, with its reason and without what it did not have', async () => {
  const given = await decide();
  await edit(given, { reason: 'Lo agredió.', article: '', measures: four, status: 'provisional' });
  expectOk(await undoNewest());
  expect((await listed()).map(withoutVersion)).toEqual([withoutVersion(given)]);
});

test('a deleted one is back with the team that it was given with', async () => {
  const given = await decide();
  await remove(given);
  await editPlayer(player, { teamId: away.id, jerseyNumber: 77 });
  expectOk(await undoNewest());
  expect(await listed()).toMatchObject([{ id: given.id, teamId: home.id, reason: 'Insultó al árbitro.' }]);
});

test('one in every tournament is undone in any of those that tell it', async () => {
  await decide({ tournamentId: 0 });
  expectOk(await undoNewest());
  expect((await listed(0)).filter(({ subjectName }) => subjectName === 'Iván Rey')).toEqual([]);
});

test('only its last change is undone', async () => {
  const given = await decide();
  const created = await newestChange(cup, 'sanction');
  await edit(given, { measures: four });
  expect(statusAndDetail(await undo(cup, created))).toEqual({
    status: 409,
    detail: 'Después hubo otro cambio de esa sanción.',
  });
  const changed = await newestChange(cup, 'sanction');
  expectOk(await undo(cup, changed));
  expect(statusAndDetail(await undo(cup, changed))).toEqual({ status: 409, detail: 'Ese cambio ya está deshecho.' });
});

test('what a bulletin has published stays', async () => {
  await decide();
  const created = await newestChange(cup, 'sanction');
  await publishBulletin();
  const changes = (await readChanges(cup)).filter(({ kind }) => kind === 'sanction');
  expect(changes.map(({ canUndo }) => canUndo)).toEqual([false, false]);
  for (const change of [created, changes[0] ?? created])
    expect(statusAndDetail(await undo(cup, change))).toEqual({
      status: 409,
      detail: 'Ya salió en el boletín 1/2026 y no se cambia: cargá otra sanción que la reemplace.',
    });
});

test('one that another supersedes stays, and the other goes first', async () => {
  const first = await decide();
  const created = await newestChange(cup, 'sanction');
  await decide({ replaces: first.id, measures: four });
  expect(statusAndDetail(await undo(cup, created))).toMatchObject({
    status: 409,
    detail: 'Esa sanción ya tiene otra que la reemplaza.',
  });
  expectOk(await undoNewest());
  expectOk(await undo(cup, created));
  expect(await listed()).toEqual([]);
});

test('one that came from every tournament is not sent back', async () => {
  const given = await decide({ tournamentId: 0 });
  await edit(given, { tournamentId: cup.id });
  const arrival = await newestChange(cup, 'sanction');
  expect(arrival).toMatchObject({ canUndo: false, text: expect.stringContaining('pasó a este torneo') });
  expect((await undo(cup, arrival)).status).toBe(409);
});
