/** Statistics as clients request them: raw and formatted, of one tournament and of all, whole and in pages. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam, createTournament, playMatch } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

let teamOmbu: Team;
let teamCeibo: Team;
let tournamentApertura: Tournament;
let tournamentClausura: Tournament;
let playerGomez: Player;
let playerAcosta: Player;
let playerRuiz: Player;
let playerSosa: Player;

/**
 * Apertura: Ombú 3-1 Ceibo, with two goals of Gómez. Clausura, later: Ceibo 2-0 Ombú, with two goals of Acosta, and a
 * yellow and a red card for Gómez.
 */
beforeAll(async () => {
  await startApi();
  teamOmbu = await createTeam('Ombú', { logo: 'https://ombu.ar/escudo.png' });
  teamCeibo = await createTeam('Ceibo');
  tournamentClausura = await createTournament({ name: 'Clausura', startDate: '2026-08-01', endDate: '2026-12-01' });
  tournamentApertura = await createTournament({ name: 'Apertura', startDate: '2026-03-01', endDate: '2026-07-01' });
  playerGomez = await createPlayer(teamOmbu, { firstName: 'Juan', lastName: 'Gómez' });
  playerAcosta = await createPlayer(teamCeibo, { firstName: 'Luis', lastName: 'Acosta' });
  const portero = { position: 'Portero', isStarter: true } as const;
  playerRuiz = await createPlayer(teamOmbu, { ...portero, firstName: 'Ana', lastName: 'Ruiz' });
  playerSosa = await createPlayer(teamCeibo, { ...portero, firstName: 'Eva', lastName: 'Sosa' });
  const first = await playMatch(tournamentApertura, teamOmbu, '3-1', teamCeibo);
  for (const minute of [4, 9]) await createMatchEvent(first, playerGomez, 'goal', minute);
  await createMatchEvent(first, playerAcosta, 'goal', 20);
  await createMatchEvent(first, playerSosa, 'owngoal', 22);
  await createMatchEvent(first, playerAcosta, 'bluecard', 25);
  const second = await playMatch(tournamentClausura, teamCeibo, '2-0', teamOmbu);
  for (const minute of [1, 2]) await createMatchEvent(second, playerAcosta, 'goal', minute);
  await createMatchEvent(second, playerGomez, 'yellowcard', 3);
  await createMatchEvent(second, playerGomez, 'redcard', 4);
  await publishChanges();
});

const getScorers = (query: Record<string, string> = {}) => call('GET /statistics/top-scorers', { query });
const tournamentQuery = ({ id }: { id: number }) => ({ tournamentId: String(id) });

describe('the scorers', () => {
  test('of a tournament are listed with their goals, the most first', async () => {
    expect((await getScorers(tournamentQuery(tournamentApertura))).body).toEqual([
      { playerId: playerGomez.id, playerName: 'Juan Gómez', teamId: teamOmbu.id, teamName: 'Ombú', goals: 2 },
      { playerId: playerAcosta.id, playerName: 'Luis Acosta', teamId: teamCeibo.id, teamName: 'Ceibo', goals: 1 },
    ]);
  });

  test('of all tournaments are listed with their goals added up', async () => {
    const { body } = await getScorers();
    expect(body.map(({ playerName, goals }) => `${playerName} ${goals}`)).toEqual(['Luis Acosta 3', 'Juan Gómez 2']);
  });

  test('of a team keep their position and medal in the whole ranking', async () => {
    const query = { ...tournamentQuery(tournamentApertura), teamId: String(teamCeibo.id) };
    const { body } = await call('GET /statistics/formatted/top-scorers', { query });
    expect(body).toEqual([
      {
        playerId: playerAcosta.id,
        playerDisplayName: 'Luis Acosta',
        teamId: teamCeibo.id,
        teamName: 'Ceibo',
        teamLogo: '',
        goalsFormatted: '1',
        positionDisplay: '2',
        hasMedal: true,
        medalIcon: '🥈',
      },
    ]);
  });

  test('are read in pages whose links keep the tournament', async () => {
    const first = await getScorers({ ...tournamentQuery(tournamentApertura), limit: '1' });
    expect(first.body.map(({ playerName }) => playerName)).toEqual(['Juan Gómez']);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '') ?? [];
    const url = new URL(next, 'http://x');
    expect({ pathname: url.pathname, tournamentId: url.searchParams.get('tournamentId') }).toEqual({
      pathname: '/api/statistics/top-scorers',
      tournamentId: String(tournamentApertura.id),
    });
    const second = await getScorers(Object.fromEntries(url.searchParams));
    expect({ body: second.body.map(({ playerName }) => playerName), link: second.headers.link }).toEqual({
      body: ['Luis Acosta'],
      link: undefined,
    });
  });
});

describe('fair play', () => {
  test('lists the teams that have played, and their players with cards', async () => {
    const { body } = await call('GET /statistics/fair-play', { query: tournamentQuery(tournamentClausura) });
    const none = { blueCards: 0, yellowCards: 0, redCards: 0, totalPoints: 0 };
    const both = { blueCards: 0, yellowCards: 1, redCards: 1, totalPoints: 5 };
    expect(body).toEqual([
      { teamId: teamCeibo.id, teamName: 'Ceibo', ...none, players: [] },
      {
        teamId: teamOmbu.id,
        teamName: 'Ombú',
        ...both,
        players: [{ playerId: playerGomez.id, playerName: 'Juan Gómez', ...both }],
      },
    ]);
  });

  test('of all tournaments is formatted with positions and medals', async () => {
    const { body } = await call('GET /statistics/formatted/fair-play');
    expect(body.map((row) => [row.positionDisplay, row.medalIcon, row.teamName, row.totalPointsFormatted])).toEqual([
      ['1', '🥇', 'Ceibo', '1'],
      ['2', '🥈', 'Ombú', '5'],
    ]);
    expect(body[1]).toMatchObject({ teamId: teamOmbu.id, teamLogo: 'https://ombu.ar/escudo.png', hasMedal: true });
    expect(body[1]?.players).toEqual([
      {
        playerId: playerGomez.id,
        playerDisplayName: 'Juan Gómez',
        blueCards: 0,
        yellowCards: 1,
        redCards: 1,
        totalPointsFormatted: '5',
      },
    ]);
  });
});

describe('the goalkeepers', () => {
  test('are listed with the goals of the other team, own goals included', async () => {
    const { body } = await call('GET /statistics/goalkeepers', { query: tournamentQuery(tournamentApertura) });
    expect(body).toEqual([
      {
        playerId: playerRuiz.id,
        playerName: 'Ana Ruiz',
        teamId: teamOmbu.id,
        teamName: 'Ombú',
        matchesPlayed: 1,
        goalsConceded: 1,
        averageGoalsConceded: 1,
      },
      {
        playerId: playerSosa.id,
        playerName: 'Eva Sosa',
        teamId: teamCeibo.id,
        teamName: 'Ceibo',
        matchesPlayed: 1,
        goalsConceded: 3,
        averageGoalsConceded: 3,
      },
    ]);
  });

  test('have an average with two decimals and a comma; equal averages share a position', async () => {
    const { body } = await call('GET /statistics/formatted/goalkeepers');
    expect(body.map((row) => [row.positionDisplay, row.playerDisplayName, row.averageGoalsConcededFormatted])).toEqual([
      ['1', 'Ana Ruiz', '1,50'],
      ['1', 'Eva Sosa', '1,50'],
    ]);
    expect(body[1]).toMatchObject({ matchesPlayed: 2, goalsConceded: 3, medalIcon: '🥇', teamLogo: '' });
  });
});

describe('all statistics:', () => {
  test.each([
    ['GET /statistics/all', 'GET /statistics/top-scorers', 'GET /statistics/fair-play', 'GET /statistics/goalkeepers'],
    [
      'GET /statistics/formatted/all',
      'GET /statistics/formatted/top-scorers',
      'GET /statistics/formatted/fair-play',
      'GET /statistics/formatted/goalkeepers',
    ],
  ] as const)('%s contains the three rankings', async (all, topScorers, fairPlay, goalkeepers) => {
    for (const query of [{}, tournamentQuery(tournamentClausura), { teamId: String(teamOmbu.id) }] as Record<
      string,
      string
    >[]) {
      expect((await call(all, { query })).body).toEqual({
        topScorers: (await call(topScorers, { query })).body,
        fairPlay: (await call(fairPlay, { query })).body,
        goalkeepers: (await call(goalkeepers, { query })).body,
      });
    }
  });
});

describe('statistics of', () => {
  test('an unknown tournament are 404', async () => {
    for (const key of ['GET /statistics/top-scorers', 'GET /statistics/all'] as const) {
      const answer = await call(key, { query: { tournamentId: '987654' } });
      expect(statusAndDetail(answer)).toEqual({ status: 404, detail: 'Torneo no encontrado' });
    }
  });

  test('an unknown team are empty', async () => {
    for (const teamId of ['987654', '0']) {
      const { status, body } = await getScorers({ ...tournamentQuery(tournamentApertura), teamId });
      expect({ status, body }).toEqual({ status: 200, body: [] });
    }
  });

  test.each(['uno', '', '-1', '1.5'])(
    'statistics of a tournament with the malformed id %j are 400',
    async (tournamentId) => {
      const answer = await callUntyped('GET /statistics/formatted/all', { query: { tournamentId } });
      expect({ status: answer.status, paths: problemOf(answer).errors.map(({ path }) => path) }).toEqual({
        status: 400,
        paths: ['tournamentId'],
      });
    },
  );

  test('a tournament without matches are empty, before anything is published', async () => {
    const { id } = await createTournament();
    const { status, body } = await call('GET /statistics/all', { query: { tournamentId: String(id) } });
    expect({ status, body }).toEqual({ status: 200, body: { topScorers: [], fairPlay: [], goalkeepers: [] } });
  });
});

describe('statistics follow the matches:', () => {
  test('the summary names the top scorer, and the table counts cards where fair play breaks ties', async () => {
    const cup = await createTournament({ rules: { tieBreakers: ['fairPlay'] } });
    const match = await playMatch(cup, teamCeibo, '1-1', teamOmbu);
    await createMatchEvent(match, playerAcosta, 'goal');
    await createMatchEvent(match, playerAcosta, 'yellowcard');
    await publishChanges();
    const { body: summary } = await call('GET /tournaments/{id}/summary', { params: { id: cup.id } });
    expect(summary.stats).toMatchObject({ topScorer: 'Luis Acosta', topScorerGoals: 1 });
    const { body: table } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
    expect(table.map(({ team, decidedBy }) => [team.name, decidedBy])).toEqual([
      ['Ombú', 'fairPlay'],
      ['Ceibo', null],
    ]);
  });
});
