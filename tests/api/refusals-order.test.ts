/** What is wrong by itself (400) is said before what is missing (404), stale (412) or in the way (409). */
import { beforeAll, describe, expect, test } from 'vitest';
import type { RouteKey } from '#shared/contract/route.ts';
import { ask, call, problemOf, startApi } from '#tests/support/api.ts';
import {
  aCancha,
  aMatchOf,
  anyMatch,
  aScheduledMatch,
  aTeamCalled,
  aTournament,
  made,
  teamsCalled,
} from '#tests/support/given.ts';
import { playoffsForm } from '#tests/support/playoffs.ts';

beforeAll(startApi);

const nobody = 987654;
const shootOut = { homeScore: 1, awayScore: 0, homePenalties: 3, awayPenalties: 2 };
const samePerson = { refereeId: nobody, assistantId: nobody };

describe('of something that does not exist', () => {
  test.each<[string, RouteKey, object, number]>([
    ['a shoot-out after a decided match', 'PATCH /matches/{id}/score', shootOut, 400],
    ['half a score', 'PATCH /matches/{id}/score', { homeScore: 1 }, 400],
    ['a team against itself', 'PUT /matches/{id}', aMatchOf({ id: 1 }, { id: 1 }, { id: 1 }), 400],
    ['one person in two posts', 'PUT /matches/{id}', aMatchOf({ id: 1 }, { id: 1 }, { id: 2 }, samePerson), 400],
    [
      'a final before its semifinals',
      'POST /tournaments/{id}/generate-playoffs',
      playoffsForm({ finalDate: '2020-01-01' }),
      400,
    ],
    ['too large a logo', 'POST /teams/{id}/logo/upload', { contentType: 'image/png', size: 5 * 1024 * 1024 + 1 }, 413],
  ])('%s', async (_, key, body, status) => {
    expect((await ask(key, { as: 'admin', params: { id: nobody }, body })).status).toBe(status);
  });
});

describe('of a stale copy', () => {
  test.each<[string, RouteKey, object]>([
    ['a shoot-out after a decided match', 'PATCH /matches/{id}/score', shootOut],
    ['a team against itself', 'PUT /matches/{id}', aMatchOf({ id: 1 }, { id: 1 }, { id: 1 })],
  ])('%s', async (_, key, body) => {
    const { id } = await anyMatch();
    expect((await ask(key, { as: 'admin', params: { id }, body: { ...body, version: 99 } })).status).toBe(400);
  });
});

describe('beside a clash, who is named does not exist:', () => {
  async function aZonaWithMatch() {
    const [ombu, ceibo] = await teamsCalled('Ombú', 'Ceibo');
    const tournament = await aTournament({ teamIds: [ombu.id, ceibo.id] });
    const zona = { tournamentId: tournament.id, name: 'Zona A', teamIds: [ombu.id, ceibo.id] };
    const group = made(await call('POST /groups', { as: 'admin', body: zona }));
    await aScheduledMatch(tournament, ombu, ceibo, { groupId: group.id });
    return { tournament, group, ombu };
  }

  test('a team of a new group', async () => {
    const { tournament, ombu } = await aZonaWithMatch();
    const body = { tournamentId: tournament.id, name: 'Zona B', teamIds: [ombu.id, nobody] };
    const answer = await call('POST /groups', { as: 'admin', body });
    expect([answer.status, problemOf(answer).errors.map(({ path }) => path)]).toEqual([400, ['teamIds']]);
  });

  test('a team of a group that loses another with matches', async () => {
    const { group } = await aZonaWithMatch();
    const body = { ...group, teamIds: [nobody] };
    expect((await call('PUT /groups/{id}', { as: 'admin', params: { id: group.id }, body })).status).toBe(400);
  });

  test('a participant of a tournament that loses another with matches', async () => {
    const { tournament } = await aZonaWithMatch();
    const params = { id: tournament.id };
    const answer = await call('PUT /tournaments/{id}/teams', { as: 'admin', params, body: { teamIds: [nobody] } });
    expect(answer.status).toBe(400);
  });

  test('the referee of a match on a cancha that is not available', async () => {
    const [home, away] = [await aTeamCalled('Ombú'), await aTeamCalled('Ceibo')];
    const cancha = await aCancha('Cancha 9', { disponible: false });
    const body = aMatchOf(await aTournament(), home, away, { canchaId: cancha.id, refereeId: nobody });
    expect((await call('POST /matches', { as: 'admin', body })).status).toBe(400);
  });

  test('the cancha of playoffs without teams', async () => {
    const { id } = await aTournament();
    const body = playoffsForm({ canchaId: nobody });
    const answer = await call('POST /tournaments/{id}/generate-playoffs', { as: 'admin', params: { id }, body });
    expect(answer.status).toBe(400);
  });
});
