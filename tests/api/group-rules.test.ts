/** Which teams take part in a tournament and in its zonas (shared/domain/RULES.md, Participants and zonas). */
import { beforeAll, expect, test } from 'vitest';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  postMatch,
} from '#tests/support/api-fixtures.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}
const idsOfTeams = (teams: readonly WithId[]): number[] => teams.map(({ id }) => id);

const createZona = ({ id: tournamentId }: WithId, name: string, teams: readonly WithId[]) =>
  call('POST /groups', { as: 'admin', body: { tournamentId, name, teamIds: idsOfTeams(teams) } });

test('a team of one zona is refused in another zona of the tournament', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  expectOk(await createZona(cup, 'Zona A', [ombu, ceibo]));
  const refused = await createZona(cup, 'Zona B', [tala, ceibo]);
  expect([refused.status, problemOf(refused).detail]).toEqual([409, 'Ceibo ya está en Zona A.']);
  expect((await createZona(await createTournament(), 'Zona B', [tala, ceibo])).status).toBe(201);
});

test('a match of a zona is refused unless both its teams are in it', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  const { id: groupId } = expectOk(await createZona(cup, 'Zona A', [ombu, ceibo]));
  expect((await postMatch(cup, ombu, ceibo, { groupId })).status).toBe(201);
  const refused = await postMatch(cup, ombu, tala, { groupId });
  expect([refused.status, problemOf(refused).errors[0]?.path]).toEqual([400, 'groupId']);
});

test('a team with a match in its zona cannot be removed from the zona', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  const { id, name } = expectOk(await createZona(cup, 'Zona A', [ombu, ceibo, tala]));
  await createScheduledMatch(cup, ombu, ceibo, { groupId: id });
  const keep = (...teams: WithId[]) =>
    call('PUT /groups/{id}', { as: 'admin', params: { id }, body: { name, teamIds: idsOfTeams(teams) } });
  expect((await keep(ombu, tala)).status).toBe(409);
  expect((await keep(ombu, ceibo)).status).toBe(200);
});

test('a tournament of more than ninety participants is refused', async () => {
  const { id } = await createTournament();
  const messageOf = async (teams: number) => {
    const body = { teamIds: Array.from({ length: teams }, (_, at) => 1_000_000 + at) };
    const refused = await call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id }, body });
    return problemOf(refused).errors[0]?.message;
  };
  expect([await messageOf(90), await messageOf(91)]).toEqual([
    'El equipo 1000000 no existe',
    'Debe tener 90 elementos como máximo',
  ]);
});
