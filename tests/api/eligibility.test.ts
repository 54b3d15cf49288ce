/** Who may play: the verdicts of a match and of a round, who reads them, and lineups that are refused. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { JudgedTeam } from '#shared/domain/schemas/eligibility.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { PartialRules } from '#shared/domain/schemas/rules.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail, type TestUserName } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  editTournament,
  expectOk,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent, saveLineup } from '#tests/support/match-events.ts';
import { createPlayer, createSquad, editPlayer } from '#tests/support/players.ts';
import { createSeason } from '#tests/support/season.ts';
import { readSheet } from '#tests/support/sheet-operations.ts';

type Judged = Awaited<ReturnType<typeof createJudgedMatches>>;

/** Created first, because the users `dt` and `otherDt` coach the first two teams of a test file; Pérez was sent off in it. */
let coached: Awaited<ReturnType<typeof createSeason>>;
/** A tournament without rules, and those whose rules are strict and only warn. */
let judged: { readonly freely: Judged; readonly strictly: Judged; readonly warned: Judged };

const veterans = { bornTo: 1994, places: 'any' as const, listQuota: null, lineupQuota: null };
const bornAsVeteran = { dateOfBirth: '1980-01-01' };

beforeAll(async () => {
  await startApi();
  coached = await createSeason();
  await createMatchEvent(coached.fechas[0], coached.perez, 'redcard');
  judged = {
    freely: await createJudgedMatches({}, 'Fecha 1', 'Fecha 2'),
    strictly: await createJudgedMatches({ ages: [veterans], fitness: 'block' }, 'Fecha 1'),
    warned: await createJudgedMatches({ ages: [veterans], fitness: 'warn' }, 'Fecha 1'),
  };
});

const readMatch = ({ id }: Match, as: TestUserName = 'admin') =>
  call('GET /matches/{id}/eligibility', { as, params: { id } });
const readRound = ({ id }: { id: number }, round?: string, as: TestUserName = 'admin') =>
  call('GET /tournaments/{id}/eligibility', { as, params: { id }, ...(round && { query: { round } }) });

const verdictOn = (teams: readonly JudgedTeam[], { id }: Player) => {
  const player = teams.flatMap(({ players }) => players).find(({ playerId }) => playerId === id);
  return player && [player.verdict, ...player.reasons.map(({ code }) => code)].join(' ');
};
const verdictAt = async (match: Match, player: Player) => verdictOn(expectOk(await readMatch(match)).now.teams, player);

/** Two teams in a tournament with these rules, and a match in each of the rounds. */
async function createJudgedMatches(eligibility: PartialRules['eligibility'], ...rounds: string[]) {
  const [home, away] = await createTeams('Tala', 'Molle');
  const cup = await createTournament({ rules: { eligibility } });
  const matches: Match[] = [];
  for (const round of rounds) matches.push(await createScheduledMatch(cup, home, away, { round }));
  return { cup, home, away, matches: matches as [Match, Match] };
}

describe('the verdicts of a match', () => {
  test('are given of both squads, with the reasons, and the hour and rules that they go by', async () => {
    const { cup, home, away, perez, fechas } = coached;
    const gomez = await createPlayer(away, { firstName: 'Luis', lastName: 'Gómez', jerseyNumber: 9 });
    const { now, ...frozen } = expectOk(await readMatch(fechas[1]));
    expect(frozen).toEqual({ atStart: null, earlier: [] });
    expect(now.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(now.rulesVersion).toBe((await readTournament(cup)).version);
    const cards = [{ matchId: fechas[0].id, round: 'Fecha 1', eventType: 'redcard', minute: 12 }];
    expect(now.teams).toEqual([
      {
        teamId: away.id,
        teamName: 'Ceibo',
        players: [{ playerId: gomez.id, playerName: 'Luis Gómez', jerseyNumber: 9, verdict: 'eligible', reasons: [] }],
      },
      {
        teamId: home.id,
        teamName: 'Ombú',
        players: [
          {
            playerId: perez.id,
            playerName: 'Juan Pérez',
            jerseyNumber: perez.jerseyNumber,
            verdict: 'ineligible',
            reasons: [{ code: 'suspended', severity: 'ineligible', left: 1, cards }],
          },
        ],
      },
    ]);
  });

  test('are told to a coach of the own team alone, to another one not at all', async () => {
    const { home, fechas, cup } = coached;
    expect(expectOk(await readMatch(fechas[1], 'dt')).now.teams.map(({ teamId }) => teamId)).toEqual([home.id]);
    const [other] = judged.freely.matches;
    expect((await readMatch(other, 'dt')).status).toBe(403);
    expect((await readMatch(other, 'anonymous')).status).toBe(401);
    expect(expectOk(await readRound(cup, 'Fecha 2', 'dt')).matches.map(({ teams }) => teams.length)).toEqual([1]);
  });
});

test("the tribunal's decisions keep a player out, in time and in whichever team he plays now", async () => {
  const { cup, home, away, matches } = judged.freely;
  const player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  const [first, second] = matches;
  const sanction = {
    tournamentId: cup.id,
    subject: { kind: 'player' as const, id: player.id },
    origin: 'report' as const,
    status: 'decided' as const,
    article: '',
    reason: 'Insultó al árbitro.',
    decidedOn: '2026-02-01',
    measures: [{ kind: 'until' as const, from: '2026-02-01', until: first.matchDate }],
  };
  expectOk(await call('POST /sanctions', { as: 'admin', body: sanction }));
  const reasons = (teams: readonly JudgedTeam[]) =>
    teams.flatMap(({ players }) => players).find(({ playerId }) => playerId === player.id)?.reasons;
  expect(reasons(expectOk(await readMatch(first)).now.teams)).toEqual([
    { code: 'sanctioned', severity: 'ineligible', since: '2026-02-01', until: first.matchDate },
  ]);
  expect(await verdictAt(second, player)).toBe('eligible');
  expectOk(await editPlayer(player, { teamId: away.id }));
  expect(await verdictAt(first, player)).toBe('ineligible sanctioned');
});

describe('the verdicts of a round', () => {
  test('are those of its matches, of the current round unless another is named', async () => {
    const { cup, perez, fechas } = coached;
    const current = expectOk(await readRound(cup));
    expect(current).toMatchObject({ round: 'Fecha 2', matches: [{ matchId: fechas[1].id }] });
    expect(verdictOn(current.matches[0]?.teams ?? [], perez)).toBe('ineligible suspended');
    const third = expectOk(await readRound(cup, 'Fecha 3'));
    expect(third).toMatchObject({ round: 'Fecha 3', matches: [{ matchId: fechas[2].id }] });
    expect(verdictOn(third.matches[0]?.teams ?? [], perez)).toBe('eligible');
  });

  test('of a tournament without matches are empty, and of an unknown round they do not exist', async () => {
    const cup = await createTournament();
    expect(expectOk(await readRound(cup))).toMatchObject({ round: '', matches: [] });
    expect((await readRound(cup, 'Fecha 9')).status).toBe(404);
  });
});

describe('the rules', () => {
  test('are off in a new tournament, and those that are not sent stay', async () => {
    const cup = await createTournament();
    expect(cup.rules.eligibility).toEqual({ squad: null, ages: [], playoffMatches: 0, fitness: 'off' });
    const changed = expectOk(await editTournament(cup, { rules: { eligibility: { fitness: 'warn' } } }));
    expect(changed.rules.eligibility).toEqual({ squad: null, ages: [], playoffMatches: 0, fitness: 'warn' });
    const renamed = expectOk(await editTournament({ ...cup, name: 'Clausura' }, {}));
    expect(renamed.rules.eligibility.fitness).toBe('warn');
  });

  const clause = { places: 'any', listQuota: null, lineupQuota: null };
  test.each([
    [{ squad: { closesOn: '2026-02-30' } }, 'rules.eligibility.squad'],
    [{ squad: { closesOn: '2026-02-01', closesBefore: 'Fecha 2' } }, 'rules.eligibility.squad'],
    [{ ages: [{ ...clause, bornFrom: 1990, bornTo: 1989 }] }, 'rules.eligibility.ages.0.bornTo'],
    [{ ages: [{ ...clause, places: 'goalkeeper' }] }, 'rules.eligibility.ages'],
    [{ ages: [{ ...clause, listQuota: 0 }] }, 'rules.eligibility.ages.0.listQuota'],
    [{ playoffMatches: 21 }, 'rules.eligibility.playoffMatches'],
    [{ fitness: 'maybe' }, 'rules.eligibility.fitness'],
  ])('%j are refused', async (eligibility, path) => {
    const { id, name, startDate, endDate } = coached.cup;
    const body = { name, startDate, endDate, rules: { eligibility } };
    const refused = await callUntyped('PUT /tournaments/{id}', { as: 'admin', params: { id }, body });
    expect(refused.status).toBe(400);
    expect(problemOf(refused).errors[0]?.path.startsWith(path)).toBe(true);
  });

  test('of a squad that closes before a round follow the day that the round has now', async () => {
    const { home, matches } = await createJudgedMatches({ squad: { closesBefore: 'Fecha 2' } }, 'Fecha 1', 'Fecha 2');
    const player = await createPlayer(home);
    expect(await verdictAt(matches[1], player)).toBe('ineligible squadClosed');
    expectOk(await editMatch(matches[1], { matchDate: '2090-05-05' }));
    expect(await verdictAt(matches[1], player)).toBe('eligible');
  });

  test('of the playoffs count whom the lineup, a goal or a card shows in the matches of the league', async () => {
    const { home, away, matches } = await createJudgedMatches({ playoffMatches: 1 }, 'Fecha 1', 'Final');
    const [league, final] = matches;
    const [seen, booked, absent] = (await createSquad(home, 3)) as [Player, Player, Player];
    const rival = await createPlayer(away);
    expect(await verdictAt(final, absent)).toBe('ineligible playoffMatches');
    expectOk(await saveLineup(league, [seen]));
    expectOk(await saveScore(league, '1-0'));
    await createMatchEvent(league, booked, 'yellowcard');
    const { now } = expectOk(await readMatch(final));
    const told = [seen, booked, absent, rival].map((player) => verdictOn(now.teams, player));
    expect(told).toEqual(['eligible', 'eligible', 'ineligible playoffMatches', 'eligible']);
  });

  test('of an exception let that player play, and the exception is told to administrators only', async () => {
    const { cup, home, matches } = judged.strictly;
    const player = await createPlayer(home, bornAsVeteran);
    expect(await verdictAt(matches[0], player)).toBe('ineligible unfit');
    const eligibilityExceptions = [
      { playerId: player.id, code: 'unfit' as const, reason: 'Entrega el lunes', until: null },
    ];
    const saved = expectOk(await editTournament(cup, { eligibilityExceptions }));
    expect(saved.eligibilityExceptions).toEqual(eligibilityExceptions);
    expect(await verdictAt(matches[0], player)).toBe('eligible');
    const kept = expectOk(await editTournament(cup, { description: 'Con apto médico' }));
    expect(kept.eligibilityExceptions).toEqual(eligibilityExceptions);
    for (const as of ['anonymous', 'dt'] as const) {
      const told = expectOk(await call('GET /tournaments/{id}', { as, params: { id: cup.id } }));
      expect(told).not.toHaveProperty('eligibilityExceptions');
      expect(JSON.stringify(expectOk(await call('GET /tournaments', { as })))).not.toContain('Entrega el lunes');
    }
  });
});

describe('a lineup', () => {
  test('with a player whom the rules keep out is refused, with the first reason', async () => {
    const { home, matches } = judged.strictly;
    const young = await createPlayer(home, { firstName: 'Juan', lastName: 'Paz', dateOfBirth: '2001-01-01' });
    const refused = await saveLineup(matches[0], [young]);
    const detail = 'Juan Paz es más joven de lo que admite el torneo.';
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail });
    expect(problemOf(refused).errors.map(({ path }) => path)).toEqual(['positions.0.playerId']);
  });

  test('over a quota is refused, where the list only warns', async () => {
    const ages = [veterans, { ...veterans, bornTo: 1999, listQuota: 1 }];
    const { home, matches } = await createJudgedMatches({ ages }, 'Fecha 1');
    const [first, second] = [
      await createPlayer(home, { dateOfBirth: '1997-01-01' }),
      await createPlayer(home, { firstName: 'Ana', lastName: 'Gil', dateOfBirth: '1998-01-01' }),
    ];
    expect(await verdictAt(matches[0], second)).toBe('warning ageQuota');
    const detail = 'Ana Gil no entra en el cupo de su edad.';
    expect(statusAndDetail(await saveLineup(matches[0], [second, first]))).toEqual({ status: 409, detail });
    expectOk(await saveLineup(matches[0], [second]));
    expect(await verdictAt(matches[0], second)).toBe('eligible');
  });

  test('with a warning is saved', async () => {
    const { home, matches } = judged.warned;
    const player = await createPlayer(home, { ...bornAsVeteran, status: 'injured' });
    expect(await verdictAt(matches[0], player)).toBe('warning unfit injured');
    expectOk(await saveLineup(matches[0], [player]));
  });
});

/** As if the player had joined on that day; there is no route for it. */
const setSquadSince = ({ teamId, id }: Player, day: string) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.player(teamId, id),
      UpdateExpression: 'SET squadSince = :day',
      ExpressionAttributeValues: { ':day': day },
    }),
  );

describe('the day on which a player joined the squad', () => {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Argentina/Buenos_Aires' });
  test('is that of his creation, alone or in a list, and no client sets it', async () => {
    const { home } = judged.freely;
    const listed = { firstName: 'Ana', lastName: 'Gil' };
    const [fromList] = expectOk(
      await call('POST /players/batch', { as: 'admin', body: { teamId: home.id, players: [listed] } }),
    );
    expect(fromList?.squadSince).toBe(today);
    const player = await createPlayer(home);
    expect(player.squadSince).toBe(today);
    expect(expectOk(await editPlayer(player, { squadSince: '2020-01-01' })).squadSince).toBe(today);
    const body = { teamId: home.id, ...listed, jerseyNumber: 9, dateOfBirth: '1999-01-01', squadSince: today };
    expect((await callUntyped('POST /players', { as: 'admin', body })).status).toBe(400);
  });

  test('stays when he is corrected, and is that of a change of team or of his return', async () => {
    const { home, away } = judged.freely;
    const player = await createPlayer(home);
    await setSquadSince(player, '2020-01-01');
    const injured = expectOk(await editPlayer(player, { status: 'injured' }));
    expect(injured.squadSince).toBe('2020-01-01');
    const gone = expectOk(await editPlayer(injured, { status: 'inactive' }));
    expect(gone.squadSince).toBe('2020-01-01');
    expect(expectOk(await editPlayer(gone, { status: 'active' })).squadSince).toBe(today);
    await setSquadSince(player, '2020-01-01');
    expect(expectOk(await editPlayer(gone, { status: 'active', teamId: away.id })).squadSince).toBe(today);
  });
});

test('a medical certificate is told to administrators and the own coach only', async () => {
  const player = expectOk(await editPlayer(coached.perez, { fitUntil: '2026-12-31' }));
  const fitnessTold = async (as: TestUserName) =>
    expectOk(await call('GET /players/{id}', { as, params: { id: player.id } })).fitUntil;
  expect(await fitnessTold('admin')).toBe('2026-12-31');
  expect(await fitnessTold('dt')).toBe('2026-12-31');
  expect(await fitnessTold('otherDt')).toBeUndefined();
  expect(await fitnessTold('noRole')).toBeUndefined();
});

test('a sheet tells who is to be seen to, of papers only that there are some, and nothing without rules', async () => {
  const { freely, warned } = judged;
  const readOnSheet = async ({ matches: [match] }: Judged, side: 'home' | 'away', { id }: Player) =>
    (await readSheet(match)).squads[side].find((player) => player.id === id);
  const free = await readOnSheet(freely, 'home', await createPlayer(freely.home));
  expect(free).not.toHaveProperty('eligibility');
  const papers = (verdict: 'ineligible' | 'warning') => ({ verdict, reasons: [{ code: 'papers', severity: verdict }] });
  const young = await createPlayer(warned.home, { dateOfBirth: '2001-01-01' });
  expect((await readOnSheet(warned, 'home', young))?.eligibility).toEqual(papers('ineligible'));
  const veteran = await createPlayer(warned.away, bornAsVeteran);
  expect((await readOnSheet(warned, 'away', veteran))?.eligibility).toEqual(papers('warning'));
});
