/** Simultaneous changes of one squad. FULL=1 runs each test twenty times. */
import { beforeAll, describe, expect, test } from 'vitest';
import { getTeam } from '#functions/competition/records/teams.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteTeam,
  expectOk,
} from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, createSquad, deletePlayer, editPlayer, postPlayer } from '#tests/support/players.ts';
import { runRace } from '#tests/support/races.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}
const makeArray = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
/** How many answers have each status: { 201: 12, 409: 18 }. */
const countByStatus = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, some]) => [status, some?.length]),
  );
const readPlayersOfTeam = async ({ id }: WithId): Promise<Player[]> =>
  expectOk(await call('GET /players/team/{id}', { as: 'admin', params: { id } }));

/** Checks that the numbers and starters stored with the team are those of its players. */
async function expectConsistentSquad(team: WithId): Promise<void> {
  const { shirts = {}, starters = new Set() } = await getTeam(team.id);
  const squad = (await readPlayersOfTeam(team)).filter(({ status }) => status !== 'inactive');
  expect(shirts).toEqual(Object.fromEntries(squad.map(({ id, jerseyNumber }) => [jerseyNumber, id])));
  const starting = squad.filter(({ isStarter }) => isStarter).map(({ id }) => id);
  expect([...starters].map(Number).sort()).toEqual(starting.sort());
}

const newPlayersAtOnce = { forTheirPlaces: 30, forOneNumber: 50 };

describe('simultaneous requests:', { timeout: raceTimeoutMs }, () => {
  test.each(raceRoundNumbers)('more new players than places: exactly twelve get a place (round %d)', async (round) => {
    const size = newPlayersAtOnce.forTheirPlaces;
    const team = await createTeam('Ombú');
    const before = await createSquad(team, round % 2, { jerseyNumber: 99 });
    const answers = await Promise.all(makeArray(size, (at) => postPlayer(team, { jerseyNumber: at + 1 })));
    expect(countByStatus(answers)).toEqual({ 201: 12 - before.length, 409: size - 12 + before.length });
    expect(await readPlayersOfTeam(team)).toHaveLength(12);
    await expectConsistentSquad(team);
  });

  test.each(raceRoundNumbers)('many new players with one number: exactly one is created (round %d)', async (round) => {
    const size = newPlayersAtOnce.forOneNumber;
    const team = await createTeam('Ombú');
    await createSquad(team, round % 2, { jerseyNumber: 99 });
    const answers = await Promise.all(makeArray(size, () => postPlayer(team, { jerseyNumber: 10 })));
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: size - 1 });
    await expectConsistentSquad(team);
  });

  test.each(raceRoundNumbers)('twelve players made starters: exactly six become one (round %d)', async (round) => {
    const team = await createTeam('Ombú');
    const squad = await createSquad(team, 12);
    const lineUp = (player: Player) => editPlayer(player, { isStarter: true });
    const answers = await Promise.all((round % 2 ? squad : squad.toReversed()).map(lineUp));
    expect(countByStatus(answers)).toEqual({ 200: 6, 409: 6 });
    await expectConsistentSquad(team);
  });

  test.each(raceRoundNumbers)(
    'three inactive players activated for one place and number: exactly one succeeds (round %d)',
    async () => {
      const team = await createTeam('Ombú');
      const gone = await createSquad(team, 3, { status: 'inactive', jerseyNumber: 10 });
      await createSquad(team, 11);
      const answers = await Promise.all(gone.map((player) => editPlayer(player, { status: 'active' })));
      expect(countByStatus(answers)).toEqual({ 200: 1, 409: 2 });
      await expectConsistentSquad(team);
    },
  );

  test.each(raceRoundNumbers)(
    'four players moved to the last place of another team: exactly one succeeds (round %d)',
    async () => {
      const [from, to] = await createTeams('Ombú', 'Ceibo');
      const movers = await createSquad(from, 4, { isStarter: true });
      await createSquad(to, 11);
      const answers = await Promise.all(movers.map((player) => editPlayer(player, { teamId: to.id })));
      expect(countByStatus(answers)).toEqual({ 200: 1, 409: 3 });
      expect({
        fromSquad: (await readPlayersOfTeam(from)).length,
        toSquad: (await readPlayersOfTeam(to)).length,
      }).toEqual({
        fromSquad: 3,
        toSquad: 12,
      });
      await Promise.all([expectConsistentSquad(from), expectConsistentSquad(to)]);
    },
  );

  test.each(raceRoundNumbers)('one player moved to two teams: the player ends in one of them (round %d)', async () => {
    const [from, one, two] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const player = await createPlayer(from);
    const answers = await Promise.all([one, two].map(({ id }) => editPlayer(player, { teamId: id })));
    expect(countByStatus(answers)).toEqual({ 200: 2 });
    const squads = await Promise.all([from, one, two].map(readPlayersOfTeam));
    expect(squads.flat()).toHaveLength(1);
    expect(squads[0]).toEqual([]);
    await Promise.all([from, one, two].map(expectConsistentSquad));
  });

  test.each(raceRoundNumbers)(
    'saves of a team and new players of it: neither undoes the other (round %d)',
    async () => {
      const team = await createTeam('Ombú');
      const save = (city: string) =>
        call('PUT /teams/{id}', {
          as: 'admin',
          params: { id: team.id },
          body: { ...samples['PUT /teams/{id}'], city },
        });
      const work = makeArray(8, (at) => [postPlayer(team, { isStarter: at < 6 }), save(`Ciudad ${at}`)]);
      expect(countByStatus(await Promise.all(work.flat()))).toEqual({ 200: 8, 201: 8 });
      await expectConsistentSquad(team);
    },
  );

  test.each(raceRoundNumbers)(
    'a team deleted and given players: no player without a team remains (round %d)',
    async (round) => {
      const team = await createTeam('Ombú');
      const [deleted, created] = await runRace(
        round,
        () => deleteTeam(team),
        () => Promise.all(makeArray(6, () => postPlayer(team))),
      );
      expect(deleted.status).toBe(204);
      for (const { status } of created) expect(status).toBeOneOf([201, 400]);
      expect((await call('GET /teams/{id}', { params: { id: team.id } })).status).toBe(404);
      const { body: all } = await call('GET /players', { as: 'admin' });
      expect(all.filter(({ teamId }) => teamId === team.id)).toEqual([]);
    },
  );

  test.each(raceRoundNumbers)(
    'a team deleted while its player moves: the player is in the new team or deleted (round %d)',
    async (round) => {
      const [team, other] = await createTeams('Ombú', 'Ceibo');
      const player = await createPlayer(team);
      const [deleted, moved] = await runRace(
        round,
        () => deleteTeam(team),
        () => editPlayer(player, { teamId: other.id }),
      );
      expect(deleted.status).toBe(204);
      expect(moved.status).toBeOneOf([200, 404]);
      const found = await call('GET /players/{id}', { as: 'admin', params: { id: player.id } });
      const isMoved = moved.status === 200;
      expect(found.status).toBe(isMoved ? 200 : 404);
      expect(await readPlayersOfTeam(other)).toHaveLength(isMoved ? 1 : 0);
      await expectConsistentSquad(other);
    },
  );

  test.each(raceRoundNumbers)(
    'a player deleted and given an event: no event without its player remains (round %d)',
    async (round) => {
      const [home, away] = await createTeams('Ombú', 'Ceibo');
      const match = await createScheduledMatch(await createTournament(), home, away, { status: 'in_progress' });
      // Who was in the squad when it began cannot be deleted.
      const player = await createPlayer(home);
      const [deleted, scored] = await runRace(
        round,
        () => deletePlayer(player),
        () => postMatchEvent(match, player, 'goal'),
      );
      expect(`${deleted.status} ${scored.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
      await expectConsistentSquad(home);
    },
  );

  test.each(raceRoundNumbers)(
    'a player changed and deleted: the player and the place in the squad are gone (round %d)',
    async (round) => {
      const team = await createTeam('Ombú');
      const player = await createPlayer(team, { jerseyNumber: 10, isStarter: true });
      const [deleted, changed] = await runRace(
        round,
        () => deletePlayer(player),
        () => editPlayer(player, { jerseyNumber: 11 }),
      );
      expect(deleted.status).toBe(204);
      expect(changed.status).toBeOneOf([200, 404]);
      expect(await readPlayersOfTeam(team)).toEqual([]);
      await expectConsistentSquad(team);
    },
  );
});
