import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createMatch,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
} from '#tests/support/api-fixtures.ts';
import { everyNthUnlessFullRun, isFullRun, oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
});

/** All test files share one user pool: this email address is registered by no other file. */
const ownEmail = () => `textos.${process.env.TABLE_NAME}@test.ar`;
const sampleBody = (key: string): object => ({
  ...(samples as Record<string, object>)[key],
  ...(key === 'POST /auth/register' && { email: ownEmail() }),
});

const unusualNames = [
  'Ñandú Fútbol Club',
  "O'Higgins «B»",
  'Спартак 1922',
  '浦和レッズ',
  'مولودية الجزائر',
  '🏆 Los Pibes 👨‍👩‍👧‍👦',
  'e\u0301 combinada',
  '<script>alert(1)</script>',
  '"; DROP TABLE teams; --',
  '{{7*7}} $x %s \\ /',
  '0',
  'null',
];

test('names are stored, told and published as they were written', async () => {
  // Skips the stream records so far, so that the tournament of this test alone is published.
  await readNewStreamRecords();
  const teams = await createTeams(...unusualNames);
  const [home, away] = teams as [Team, Team];
  const cup = await createTournament({ teamIds: teams.map(({ id }) => id) });
  for (const name of everyNthUnlessFullRun(4, unusualNames)) {
    const match = await createScheduledMatch(cup, home, away, { round: name, location: name });
    expect(match).toMatchObject({ round: name, location: name });
  }
  await publishChanges();
  const { body } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
  expect(new Set(body.map(({ team }) => team.name))).toEqual(new Set(unusualNames));
  const listed = (await call('GET /teams')).body.map(({ name }) => name);
  expect([teams.map(({ name }) => name), listed]).toEqual([unusualNames, expect.arrayContaining(unusualNames)]);
  for (const name of everyNthUnlessFullRun(4, unusualNames)) {
    expect(await createTournament({ name, description: name })).toMatchObject({ name, description: name });
    expect((await createCancha(name)).nombre).toBe(name);
  }
});

describe('invisible characters are removed', () => {
  const odd = '\u202e \u200bOm\u0007bú\u3164 \u200d';
  const texts: [RouteKey, string[]][] = [
    ['POST /teams', ['name', 'coach', 'city']],
    ['POST /tournaments', ['name', 'description']],
    ['POST /canchas', ['nombre', 'ubicacion']],
    ['POST /groups', ['name']],
    ['POST /players', ['firstName', 'lastName', 'role']],
    ['POST /teamstaff', ['name']],
    ['POST /matches', ['round', 'location']],
    ['POST /matchevents', ['description']],
    ['PUT /settings', ['name', 'defaultLocation']],
    ['PUT /auth/users/{id}', ['firstName', 'lastName']],
  ];
  const day = { matchDate: '2031-05-04', jerseyNumber: 44, teamIds: [] };

  test.each(everyNthUnlessFullRun(3, texts))('by %s from the fields %j', async (key, fields) => {
    const sample: Record<string, unknown> = { ...sampleBody(key) };
    const free = Object.entries(day).filter(([field]) => field in sample);
    const said = Object.fromEntries(fields.map((field) => [field, odd]));
    const { version: _any, ...body } = { ...sample, ...Object.fromEntries(free), ...said };
    const answer = await callUntyped(key, { as: 'admin', params: { id: 1 }, body });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: key.startsWith('POST') ? 201 : 200,
      body: expect.objectContaining(Object.fromEntries(fields.map((field) => [field, 'Ombú']))),
    });
  });

  test('from the reason of a points adjustment, and a name of invisible characters only is refused', async () => {
    const adjustments = [{ teamId: 1, points: 1, reason: odd }];
    expect((await createTournament({ teamIds: [1], adjustments })).adjustments[0]?.reason).toBe('Ombú');
    const unseen = { ...samples['POST /teams'], name: '\u200d\u3164' };
    const refused = await callUntyped('POST /teams', { as: 'admin', body: unseen });
    expect({ status: refused.status, errors: problemOf(refused).errors }).toEqual({
      status: 400,
      errors: [{ path: 'name', message: 'Es obligatorio' }],
    });
  });
});

test('names are trimmed', async () => {
  expect((await createTeam('  Ombú \n', { coach: '\tRaúl ', city: ' Lanús' })).name).toBe('Ombú');
  expect(await createTournament({ name: ' Apertura ', description: '  ' })).toMatchObject({
    name: 'Apertura',
    description: '',
  });
  expect(await createMatch({ round: ' Fecha 1 ', location: ' Sur ' })).toMatchObject({
    round: 'Fecha 1',
    location: 'Sur',
  });
});

test('a name may have 100 characters after trimming, not 101, and an emoji counts as one', async () => {
  for (const letter of ['ñ', '🏆']) {
    const name = letter.repeat(100);
    expect((await createTeam(`  ${name}  `)).name).toBe(name);
    const refused = await call('POST /teams', { as: 'admin', body: { ...samples['POST /teams'], name: `${name}ñ` } });
    expect({ status: refused.status, path: problemOf(refused).errors[0]?.path }).toEqual({ status: 400, path: 'name' });
  }
});

test('a name of spaces only is refused', async () => {
  for (const name of ['', '   ', '\u00a0\u2003']) {
    expect((await callUntyped('POST /teams', { as: 'admin', body: { ...samples['POST /teams'], name } })).status).toBe(
      400,
    );
  }
});

describe('no request causes a server error:', () => {
  const writing = allRoutes.filter(({ route }) => route.body).map(({ key }) => key);
  const routesWithOddNumbers = everyNthUnlessFullRun(8, writing);
  const params = { id: 1, teamId: 1 };

  /** The only route that accepts a body but does not need one. */
  const needsNoBody = 'POST /teams/{id}/logo/generate';
  const send = (key: RouteKey, rawBody: string) => callUntyped(key, { as: 'admin', params, rawBody });

  test.each(everyNthUnlessFullRun(4, writing))(
    '%s takes odd texts, and refuses odd numbers and field names and an absent body',
    async (key) => {
      const sample = sampleBody(key);
      const texts = Object.entries(sample).filter(([, each]) => typeof each === 'string');
      for (const [at, [field, value]] of texts.entries()) {
        const odds = ['\\ud800', '\\u0000', '\\ufffe', '\\u202e', `${value}\\udc00`];
        for (const odd of oneVariantUnlessFullRun(odds, at % odds.length)) {
          const rawBody = JSON.stringify({ ...sample, [field]: '@' }).replace('"@"', `"x${odd}y"`);
          expect((await send(key, rawBody)).status).toBeLessThan(500);
        }
      }
      const text = JSON.stringify(sample).slice(1, -1);
      for (const odd of ['"__proto__": {"roles": ["Admin"]}', '"constructor": 1', '"toString": null', '"": 1'])
        expect((await send(key, `{${text}, ${odd}}`)).status).toBe(400);
      const numbers = Object.entries(sample).filter(([, each]) => typeof each === 'number');
      for (const [field] of routesWithOddNumbers.includes(key) ? numbers : [])
        for (const odd of ['1e400', '-0.5', '9007199254740993', '1e21', '[]', 'true', '-1']) {
          const rawBody = JSON.stringify({ ...sample, [field]: '@' }).replace('"@"', odd);
          expect((await send(key, rawBody)).status).toBe(400);
        }
      for (const rawBody of key === needsNoBody ? [] : ['', '   ']) {
        const answer = await send(key, rawBody);
        expect({ status: answer.status, body: problemOf(answer) }).toMatchObject({
          status: 400,
          body: { status: 400 },
        });
      }
    },
  );

  test.each(everyNthUnlessFullRun(6, writing))('%s refuses a body nested very deep', async (key) => {
    for (const rawBody of ['['.repeat(50_000), `${'['.repeat(50_000)}${']'.repeat(50_000)}`]) {
      const answer = await send(key, rawBody);
      expect({ status: answer.status, body: problemOf(answer) }).toMatchObject({ status: 400, body: { status: 400 } });
    }
  });

  /** Deciding that this is no address takes a time that grows with the square of its length. */
  const longAddress = `a@${'a.'.repeat(5000)}@`;

  test.each(['POST /auth/login', 'POST /auth/register', 'POST /auth/password/forgot', 'POST /teamstaff'] as const)(
    '%s refuses a long e-mail address by its length, without reading it',
    async (key) => {
      const answer = await callUntyped(key, { as: 'admin', body: { ...sampleBody(key), email: longAddress } });
      expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({
        status: 400,
        errors: [{ path: 'email', message: 'Debe tener 128 caracteres como máximo' }],
      });
    },
  );

  const routesWithId = allRoutes.filter(({ key }) => key.includes('{id}')).map(({ key }) => key);
  const oddIds = ['0', '-1', '1.5', '1e3', '0x1', 'NaN', ' ', '٣', '99999999999999999999', '9007199254740992', '1;2'];
  /** Four of them by turns: one route gets each once in three routes. */
  const oddIdsFor = (key: RouteKey) =>
    isFullRun ? oddIds : oddIds.filter((_, at) => (at + routesWithId.indexOf(key)) % 3 === 0);

  test.each(everyNthUnlessFullRun(3, routesWithId))('%s refuses odd ids', async (key) => {
    for (const id of oddIdsFor(key)) {
      const { status } = await callUntyped(key, {
        as: 'admin',
        params: { ...params, id },
        query: { round: 'Fecha 1' },
        body: sampleBody(key),
      });
      expect(status).toBeOneOf([400, 404]);
    }
  });

  test('a round with an odd name is not answered 5xx', async () => {
    for (const round of ['', ' ', 'x'.repeat(101), '\ud800', '\0', '../STANDINGS', 'Fecha 1\n']) {
      const { status } = await callUntyped('GET /tournaments/{id}/fixture/matches', {
        params: { id: 1 },
        query: { round: encodeSafely(round) },
      });
      expect(status).toBeLessThan(500);
    }
  });

  /** Replaces a lone surrogate, which cannot be encoded in a URL. */
  const encodeSafely = (text: string) => text.toWellFormed();

  test('a request that expects no body accepts an absent or empty one', async () => {
    const recalculate = 'POST /standings/tournament/{id}/recalculate';
    expect((await call(recalculate, { as: 'admin', params })).status).toBe(200);
    for (const more of [{}, { rawBody: '' }, { rawBody: '{}' }])
      expect((await call('POST /auth/logout', { as: 'admin', ...more })).status).toBe(204);
  });
});

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'])(
  'JSON is accepted with the content type %s',
  async (type) => {
    const { status } = await call('POST /canchas', {
      as: 'admin',
      body: { nombre: 'Cancha' },
      headers: { 'content-type': type },
    });
    expect(status).toBe(201);
  },
);
