import { beforeAll, expect, test } from 'vitest';
import { problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createMatch,
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  nextUnusedDay,
  postMatch,
} from '#tests/support/api-fixtures.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

const createTwoTeams = () => createTeams('Ombú', 'Ceibo');

test('a match shows the names of its referee and its assistant', async () => {
  const refereeId = await createOfficialId({ name: 'Juana Ríos' });
  const assistantId = await createOfficialId({ name: 'Pablo Sosa', role: 'Assistant' });
  const match = await createMatch({ refereeId, assistantId });
  expect(match).toMatchObject({ refereeId, referee: { name: 'Juana Ríos' }, assistant: { name: 'Pablo Sosa' } });
});

test('a Referee may be the assistant of a match, and an Assistant its referee', async () => {
  const [refereeId, assistantId] = [
    await createOfficialId({ role: 'Assistant' }),
    await createOfficialId({ role: 'Referee' }),
  ];
  expect(await createMatch({ refereeId, assistantId })).toMatchObject({ refereeId, assistantId });
});

test.each(['HeadCoach', 'AssistantCoach', 'Other'] as const)(
  'a %s can be neither referee nor assistant',
  async (role) => {
    const [ombu, ceibo] = await createTwoTeams();
    const tournament = await createTournament();
    const id = await createOfficialId({ role });
    for (const post of ['refereeId', 'assistantId'] as const) {
      const { status } = await postMatch(tournament, ombu, ceibo, { [post]: id });
      expect(status).toBeOneOf([400, 409]);
    }
  },
);

test('one person cannot be both referee and assistant of a match', async () => {
  const [ombu, ceibo] = await createTwoTeams();
  const id = await createOfficialId();
  const { status } = await postMatch(await createTournament(), ombu, ceibo, { refereeId: id, assistantId: id });
  expect(status).toBe(400);
});

test('an official of one of the two teams is refused, one of a third team is accepted', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const tournament = await createTournament();
  for (const { id: teamId } of [ombu, ceibo]) {
    const { status } = await postMatch(tournament, ombu, ceibo, { refereeId: await createOfficialId({ teamId }) });
    expect(status).toBeOneOf([400, 409]);
  }
  expect(
    (await postMatch(tournament, ombu, ceibo, { refereeId: await createOfficialId({ teamId: tala.id }) })).status,
  ).toBe(201);
});

test('the team of the referee cannot become a team of the match', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const refereeId = await createOfficialId({ teamId: tala.id });
  const match = await createScheduledMatch(await createTournament(), ombu, ceibo, { refereeId });
  expect((await editMatch(match, { awayTeamId: tala.id })).status).toBeOneOf([400, 409]);
});

test('an official has one match at a time, in either post, and the refusal names that match', async () => {
  const [ombu, ceibo] = await createTwoTeams();
  const [tala, sauce] = await createTeams('Tala', 'Sauce');
  const id = await createOfficialId({ name: 'Juana Ríos' });
  const when = { matchDate: nextUnusedDay(), matchTime: '14:00' };
  const match = await createScheduledMatch(await createTournament(), ombu, ceibo, { ...when, refereeId: id });
  const tournament = await createTournament();
  const refused = await postMatch(tournament, tala, sauce, { ...when, matchTime: '14:10', assistantId: id });
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('Juana Ríos') });
  expect(problemOf(refused).detail).toContain('Ombú');
  expectOk(await editMatch(match, { status: 'cancelled' }));
  expectOk(await postMatch(tournament, tala, sauce, { ...when, matchTime: '14:10', assistantId: id }));
});

test('the two officials of a match may exchange their posts', async () => {
  const [refereeId, assistantId] = [await createOfficialId(), await createOfficialId()];
  const match = await createMatch({ refereeId, assistantId });
  const { body } = await editMatch(match, { refereeId: assistantId, assistantId: refereeId });
  expect(body).toMatchObject({ refereeId: assistantId, assistantId: refereeId });
});
