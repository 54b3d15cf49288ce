/** The published suspensions that everybody may read, of one tournament or of all. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTournament, expectOk, playMatch, readTournament, saveScore } from '#tests/support/api-fixtures.ts';
import { createMatchEvent, deleteEvent, editMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';
import { createSeason } from '#tests/support/season.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface SuspensionsQuery {
  readonly tournamentId?: string;
  readonly teamId?: string;
  readonly limit?: string;
}

async function readSuspensions(query: SuspensionsQuery = {}): Promise<Suspension[]> {
  return expectOk(await call('GET /statistics/suspensions', { query: { ...query } }));
}

async function publishAndReadSuspensions(query: SuspensionsQuery = {}): Promise<Suspension[]> {
  await publishChanges();
  return readSuspensions(query);
}

/** Each suspension as 'Juan Pérez 0/1: Fecha 2': matches served, all matches to miss, and their rounds. */
const describeSuspensions = (rows: readonly Suspension[]) =>
  rows.map(({ playerName, served, matches, misses }) => {
    return `${playerName} ${served}/${matches}: ${misses.map(({ round }) => round).join(', ')}`;
  });

async function readSuspensionMatchesToServe({ id }: Player): Promise<number> {
  const player = expectOk(await call('GET /players/{id}', { as: 'admin', params: { id } }));
  return player.suspensionMatchesRemaining;
}

async function createActiveSeason() {
  const { fechas, ...season } = await createSeason({ status: 'in_progress' });
  const [first, second, third] = fechas;
  return { ...season, first, second, third, here: { tournamentId: String(season.cup.id) } };
}

test('a suspension names its player, its length, its reasons and the matches to miss', async () => {
  const { cup, home, perez, first, second, here } = await createActiveSeason();
  await createMatchEvent(first, perez, 'redcard', 17);
  const ban = {
    playerId: perez.id,
    playerName: 'Juan Pérez',
    teamId: home.id,
    teamName: 'Ombú',
    tournamentId: cup.id,
    matches: 1,
    served: 0,
    remaining: 1,
    reasons: [{ matchId: first.id, round: 'Fecha 1', eventType: 'redcard', minute: 17 }],
    misses: [{ matchId: second.id, round: 'Fecha 2' }],
  };
  expect(await publishAndReadSuspensions(here)).toEqual([ban]);
  expect(await readSuspensionMatchesToServe(perez)).toBe(1);
  expectOk(await saveScore(second, '0-0'));
  expect(await publishAndReadSuspensions(here)).toEqual([{ ...ban, served: 1, remaining: 0 }]);
  expect(await readSuspensionMatchesToServe(perez)).toBe(0);
});

test('suspensions are answered before the first publication', async () => {
  const { perez, first, here } = await createActiveSeason();
  await createMatchEvent(first, perez, 'redcard');
  expect(describeSuspensions(await readSuspensions(here))).toEqual(['Juan Pérez 0/1: Fecha 2']);
});

describe('the published suspensions follow', () => {
  test('a card that is corrected or deleted', async () => {
    const { perez, first, here } = await createActiveSeason();
    const card = await createMatchEvent(first, perez, 'redcard');
    expect(await publishAndReadSuspensions(here)).toHaveLength(1);
    const yellow = expectOk(await editMatchEvent(card, 'yellowcard'));
    expect(await publishAndReadSuspensions(here)).toEqual([]);
    expectOk(await editMatchEvent(yellow, 'redcard'));
    expect(await publishAndReadSuspensions(here)).toHaveLength(1);
    await deleteEvent(yellow);
    expect(await publishAndReadSuspensions(here)).toEqual([]);
    expect(await readSuspensionMatchesToServe(perez)).toBe(0);
  });

  test('a changed rule of the tournament, here for blue cards', async () => {
    const { cup, perez, first, here } = await createActiveSeason();
    await createMatchEvent(first, perez, 'bluecard', 3);
    await createMatchEvent(first, perez, 'bluecard', 4);
    expect(await publishAndReadSuspensions(here)).toEqual([]);
    const save = async (blueAccumulation: { every: number; matches: number } | null) =>
      expectOk(
        await call('PUT /tournaments/{id}', {
          as: 'admin',
          params: { id: cup.id },
          body: { ...(await readTournament(cup)), rules: { suspensions: { blueAccumulation } } },
        }),
      );
    const { rules } = await save({ every: 2, matches: 2 });
    expect(rules.suspensions.blueAccumulation).toEqual({ every: 2, matches: 2 });
    expect(describeSuspensions(await publishAndReadSuspensions(here))).toEqual(['Juan Pérez 0/2: Fecha 2, Fecha 3']);
    expect((await save(null)).rules.suspensions).not.toHaveProperty('blueAccumulation');
    expect(await publishAndReadSuspensions(here)).toEqual([]);
  });

  test('a changed name of the player', async () => {
    const { perez, first, here } = await createActiveSeason();
    await createMatchEvent(first, perez, 'redcard');
    expect(describeSuspensions(await publishAndReadSuspensions(here))).toEqual(['Juan Pérez 0/1: Fecha 2']);
    expectOk(await editPlayer(perez, { lastName: 'Paz' }));
    expect(describeSuspensions(await publishAndReadSuspensions(here))).toEqual(['Juan Paz 0/1: Fecha 2']);
  });
});

test('suspensions that are not fully served come first, then those of the latest rounds', async () => {
  const { home, away, first, second, third, here } = await createActiveSeason();
  const [ana, bea, eva] = [
    await createPlayer(home, { firstName: 'Ana', lastName: 'Alba' }),
    await createPlayer(away, { firstName: 'Bea', lastName: 'Bravo' }),
    await createPlayer(home, { firstName: 'Eva', lastName: 'Ezcurra' }),
  ];
  expectOk(await saveScore(second, '0-0'));
  await createMatchEvent(first, ana, 'redcard');
  await createMatchEvent(first, bea, 'redcard');
  await createMatchEvent(second, eva, 'redcard');
  expect(describeSuspensions(await publishAndReadSuspensions(here))).toEqual([
    'Eva Ezcurra 0/1: Fecha 3',
    'Ana Alba 1/1: Fecha 2',
    'Bea Bravo 1/1: Fecha 2',
  ]);
  expectOk(await saveScore(third, '0-0'));
  expect(describeSuspensions(await publishAndReadSuspensions({ ...here, limit: '2' }))).toEqual([
    'Eva Ezcurra 1/1: Fecha 3',
    'Ana Alba 1/1: Fecha 2',
  ]);
});

test('suspensions can be read of one team, of all tournaments, and in pages', async () => {
  const { home, away, perez, first, here } = await createActiveSeason();
  const rival = await createPlayer(away, { firstName: 'Luis', lastName: 'Gómez' });
  await createMatchEvent(first, perez, 'redcard');
  await createMatchEvent(first, rival, 'redcard');
  const league = await createTournament();
  const other = await playMatch(league, home, '0-0', away, { round: 'Fecha 7' });
  await createMatchEvent(other, perez, 'redcard');
  const of = (team: { id: number }) => ({ teamId: String(team.id) });
  expect(describeSuspensions(await publishAndReadSuspensions(of(home)))).toEqual([
    'Juan Pérez 0/1: ',
    'Juan Pérez 0/1: Fecha 2',
  ]);
  expect(describeSuspensions(await readSuspensions({ ...here, ...of(away) }))).toEqual(['Luis Gómez 0/1: Fecha 2']);
  const everywhere = await readSuspensions();
  expect(everywhere.slice(0, 3).map(({ tournamentId }) => tournamentId)).toEqual([
    league.id,
    league.id - 1,
    league.id - 1,
  ]);
  const page = await call('GET /statistics/suspensions', { query: { limit: '2' } });
  const cursor = /cursor=([^>&]+)/.exec(page.headers.link ?? '')?.[1] ?? '';
  const next = await call('GET /statistics/suspensions', { query: { limit: '2', cursor } });
  expect([...page.body, ...next.body]).toEqual(everywhere.slice(0, 4));
});

test('suspensions of an unknown tournament are 404, of an unknown team empty', async () => {
  const unknown = await call('GET /statistics/suspensions', { query: { tournamentId: '987654' } });
  expect(statusAndDetail(unknown)).toEqual({ status: 404, detail: 'Torneo no encontrado' });
  expect(await readSuspensions({ teamId: '987654' })).toEqual([]);
});
