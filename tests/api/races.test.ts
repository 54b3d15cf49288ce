/** Simultaneous requests: what holds whichever comes first. FULL=1 runs each test twenty times. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteTeam,
  editMatch,
  editTournament,
  newMatchBody,
  nextUnusedDay,
  postMatch,
  readMatch,
  readMatchesOfTournament,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { isFullRun, oneVariantUnlessFullRun, raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

interface HttpAnswer {
  readonly status: number;
}
const sortedHttpStatuses = (answers: readonly HttpAnswer[]) => answers.map(({ status }) => status).sort();
const pairsOf = (teams: readonly Team[]) => [0, 2, 4].map((first) => teams.slice(first, first + 2) as [Team, Team]);
const kickOffFields = (matchDate: string, matchTime = '14:00') => ({ matchDate, matchTime });

describe('simultaneous requests:', { timeout: raceTimeoutMs }, () => {
  test.each(raceRoundNumbers)(
    'lengthening matches while another is scheduled: a team is never booked twice (round %d)',
    async () => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const [cup, league] = [await createTournament(), await createTournament()];
      const day = nextUnusedDay();
      await createScheduledMatch(cup, ombu, ceibo, kickOffFields(day, '14:00'));
      const [lengthened, created] = await Promise.all([
        editTournament(cup, { rules: { matchMinutes: 60 } }),
        postMatch(league, ombu, tala, kickOffFields(day, '14:40')),
      ]);
      expect(`${lengthened.status} ${created.status}`).toBe(lengthened.status === 200 ? '200 409' : '409 201');
    },
  );

  test.each(raceRoundNumbers)(
    'two matches of one team at overlapping times: exactly one is created (round %d)',
    async () => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const [cup, league] = [await createTournament(), await createTournament()];
      const day = nextUnusedDay();
      const answers = await Promise.all([
        postMatch(cup, ombu, ceibo, kickOffFields(day)),
        postMatch(league, tala, ombu, kickOffFields(day, '14:20')),
      ]);
      expect(sortedHttpStatuses(answers)).toEqual([201, 409]);
      expect([...(await readMatchesOfTournament(cup)), ...(await readMatchesOfTournament(league))]).toHaveLength(1);
    },
  );

  test.each(raceRoundNumbers)(
    'two more matches of a team that already plays that day: exactly one is created (round %d)',
    async () => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const cup = await createTournament();
      const day = nextUnusedDay();
      await createScheduledMatch(cup, ombu, ceibo, kickOffFields(day, '10:00'));
      const answers = await Promise.all([ceibo, tala].map((rival) => postMatch(cup, rival, ombu, kickOffFields(day))));
      expect(sortedHttpStatuses(answers)).toEqual([201, 409]);
    },
  );

  test.each(raceRoundNumbers)(
    'three matches on one cancha around midnight: exactly one is created (round %d)',
    async () => {
      const teams = await createTeams('A', 'B', 'C', 'D', 'E', 'F');
      const cup = await createTournament();
      const { id: canchaId } = await createCancha('Cancha 1');
      const hours = [
        kickOffFields('2027-12-31', '23:45'),
        ...['00:00', '00:10'].map((time) => kickOffFields('2028-01-01', time)),
      ];
      const answers = await Promise.all(
        pairsOf(teams).map(([home, away], pair) => postMatch(cup, home, away, { ...hours[pair], canchaId })),
      );
      expect(sortedHttpStatuses(answers)).toEqual([201, 409, 409]);
    },
  );

  test.each(raceRoundNumbers)(
    'two matches of one team moved to the same time: exactly one is moved (round %d)',
    async () => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const cup = await createTournament();
      const matches = [
        await createScheduledMatch(cup, ombu, ceibo),
        await createScheduledMatch(cup, tala, ombu),
      ] as const;
      const day = nextUnusedDay();
      const answers = await Promise.all(matches.map((match) => editMatch(match, kickOffFields(day))));
      expect(sortedHttpStatuses(answers)).toEqual([200, 409]);
    },
  );

  test.each(raceRoundNumbers)(
    'two saves of one version of a tournament: one is refused with 412 (round %d)',
    async () => {
      const cup = await createTournament();
      const save = (name: string) =>
        call('PUT /tournaments/{id}', { as: 'admin', params: { id: cup.id }, body: { ...cup, name } });
      const answers = await Promise.all([save('Apertura'), save('Clausura')]);
      expect(sortedHttpStatuses(answers)).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200);
      expect(await readTournament(cup)).toEqual(winner?.body);
    },
  );

  test.each(raceRoundNumbers)(
    'saves of a team without a version: all are stored, one after the other (round %d)',
    async () => {
      const size = isFullRun ? 10 : 4;
      const { id, version } = await createTeam('Ombú');
      const save = (city: string) =>
        call('PUT /teams/{id}', { as: 'admin', params: { id }, body: { ...samples['PUT /teams/{id}'], city } });
      const answers = await Promise.all(Array.from({ length: size }, (_, each) => save(`Ciudad ${each}`)));
      expect(new Set(sortedHttpStatuses(answers))).toEqual(new Set([200]));
      const versions = answers.map(({ body }) => body.version).sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: size }, (_, each) => version + each + 1));
    },
  );

  test.each(raceRoundNumbers)(
    'a team deleted and given a match: no match without its team remains (round %d)',
    async (round) => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const cup = await createTournament(round % 2 ? { teamIds: [ceibo.id] } : {});
      const [deleted, created] = await Promise.all([deleteTeam(ceibo), postMatch(cup, ombu, ceibo)]);
      expect(created.status).toBe(deleted.status === 204 ? 400 : 201);
      expect(deleted.status).toBeOneOf([204, 409]);
      const { status } = await call('GET /teams/{id}', { params: { id: ceibo.id } });
      const { teamIds } = await readTournament(cup);
      const found = {
        team: status,
        matches: (await readMatchesOfTournament(cup)).length,
        isParticipant: teamIds.includes(ceibo.id),
      };
      expect(found).toEqual(
        deleted.status === 204
          ? { team: 404, matches: 0, isParticipant: false }
          : { team: 200, matches: 1, isParticipant: true },
      );
    },
  );

  test.each(raceRoundNumbers)(
    'a team deleted and put into a match: no match without its team remains (round %d)',
    async () => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const match = await createScheduledMatch(await createTournament(), ombu, ceibo);
      const [deleted, moved] = await Promise.all([deleteTeam(tala), editMatch(match, { awayTeamId: tala.id })]);
      expect(`${deleted.status} ${moved.status}`).toBe(deleted.status === 204 ? '204 400' : '409 200');
      const { awayTeamId } = await readMatch(match);
      expect((await call('GET /teams/{id}', { params: { id: awayTeamId as number } })).status).toBe(200);
    },
  );

  test.each(raceRoundNumbers)(
    'a tournament deleted and given a match: no match without its tournament remains (round %d)',
    async () => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const cup = await createTournament();
      const [deleted, created] = await Promise.all([
        call('DELETE /tournaments/{id}', { as: 'admin', params: { id: cup.id } }),
        postMatch(cup, ombu, ceibo),
      ]);
      expect(`${deleted.status} ${created.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
      const { status } = await call('GET /tournaments/{id}', { params: { id: cup.id } });
      expect(status).toBe(deleted.status === 204 ? 404 : 200);
    },
  );

  test.each(raceRoundNumbers)(
    'a cancha deleted and given a match: no match without its cancha remains (round %d)',
    async () => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const [cup, { id: canchaId }] = [await createTournament(), await createCancha('Cancha 1')];
      const [deleted, created] = await Promise.all([
        call('DELETE /canchas/{id}', { as: 'admin', params: { id: canchaId } }),
        postMatch(cup, ombu, ceibo, { canchaId }),
      ]);
      expect(`${deleted.status} ${created.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
    },
  );

  test.each(raceRoundNumbers)(
    'a participant removed and given a match: the team takes part afterwards (round %d)',
    async () => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const cup = await createTournament({ teamIds: [ombu.id, ceibo.id] });
      const [taken, created] = await Promise.all([
        call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id: cup.id }, body: { teamIds: [ombu.id] } }),
        postMatch(cup, ombu, ceibo),
      ]);
      expect(created.status).toBe(201);
      expect(taken.status).toBeOneOf([200, 409]);
      expect((await readTournament(cup)).teamIds).toContain(ceibo.id);
    },
  );

  test.each(raceRoundNumbers)('matches of six teams in one tournament: all six take part (round %d)', async () => {
    const teams = await createTeams('A', 'B', 'C', 'D', 'E', 'F');
    const cup = await createTournament();
    const day = nextUnusedDay();
    const answers = await Promise.all(
      pairsOf(teams).map(([home, away]) => postMatch(cup, home, away, kickOffFields(day))),
    );
    expect(new Set(sortedHttpStatuses(answers))).toEqual(new Set([201]));
    expect(new Set((await readTournament(cup)).teamIds)).toEqual(new Set(teams.map(({ id }) => id)));
    expect(await readMatchesOfTournament(cup)).toHaveLength(3);
  });

  test.each(raceRoundNumbers)('two scores of one version of a match: one is refused with 412 (round %d)', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const match = await createScheduledMatch(await createTournament(), ombu, ceibo);
    const { version } = match;
    const answers = await Promise.all([saveScore(match, '1-0', { version }), saveScore(match, '0-1', { version })]);
    expect(sortedHttpStatuses(answers)).toEqual([200, 412]);
  });
});

/**
 * One process cannot serve hundreds of requests at a time before their deadline, so many are answered 503. Each client
 * repeats its request with the same key after a random wait: repeated at once, they would keep each other from finishing.
 */
test('simultaneous creations of one kind of entity get different ids', { timeout: raceTimeoutMs }, async () => {
  const size = isFullRun ? 300 : 20;
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const longestWaitInMs = 10_000;
  type Sent = { as: 'admin'; headers: Record<string, string> };
  const creations: ((sent: Sent) => Promise<{ status: number; body: { id: number } }>)[] = [
    (sent) => call('POST /teams', { ...sent, body: samples['POST /teams'] }),
    (sent) => call('POST /tournaments', { ...sent, body: samples['POST /tournaments'] }),
    (sent) => call('POST /canchas', { ...sent, body: samples['POST /canchas'] }),
    (sent) => call('POST /matches', { ...sent, body: newMatchBody(cup, ombu, ceibo, { status: 'cancelled' }) }),
  ];
  for (const create of oneVariantUnlessFullRun(creations, 0)) {
    const untilTaken = async () => {
      const sent: Sent = { as: 'admin', headers: { 'idempotency-key': randomUUID() } };
      let answer = await create(sent);
      while (answer.status === 503) {
        await wait(Math.random() * longestWaitInMs);
        answer = await create(sent);
      }
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: size }, untilTaken));
    expect(new Set(sortedHttpStatuses(answers))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(size);
  }
});
