/** A suspended player is refused in the lineup of the very match he misses, by what the cards say at that moment. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { PartialRules } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi, teamOf } from '#tests/support/api.ts';
import { changeCard, linedUp, lineUp, removeCard, show, shown } from '#tests/support/cards.ts';
import {
  aScheduledMatch,
  aTournament,
  edit,
  made,
  played,
  readMatch,
  readTournament,
  record,
  teamsCalled,
} from '#tests/support/given.ts';
import { meet } from '#tests/support/meetings.ts';
import { aPlayer, editPlayer } from '#tests/support/players.ts';

/** The first team made is the one that the DT of the tests coaches. */
let coached: Season;
beforeAll(async () => {
  await startApi();
  coached = await aSeason({ red: 2 });
});

interface Season {
  readonly home: Team;
  readonly away: Team;
  readonly perez: Player;
  /** The first is played, the others are to be played. */
  readonly fechas: readonly [Match, Match, Match];
}

/** Three rounds between two teams; Juan Pérez is the home team's. */
async function aSeason(suspensions: PartialRules['suspensions'] = {}): Promise<Season> {
  const [home, away] = await teamsCalled('Ombú', 'Ceibo');
  const cup = await aTournament({ rules: { suspensions } });
  const perez = await aPlayer(home, { firstName: 'Juan', lastName: 'Pérez' });
  const first = await played(cup, home, '1-0', away, { round: 'Fecha 1' });
  const [second, third] = [
    await aScheduledMatch(cup, away, home, { round: 'Fecha 2' }),
    await aScheduledMatch(cup, home, away, { round: 'Fecha 3' }),
  ];
  return { home, away, perez, fechas: [first, second, third] };
}

const statusesOf = async (matches: readonly Match[], player: Player) => {
  const answers: number[] = [];
  for (const match of matches) answers.push((await lineUp(match, [player])).status);
  return answers;
};

test('who was sent off is refused in the next match, with the reason, and in no other', async () => {
  const { home, perez, fechas } = await aSeason();
  const [first, second, third] = fechas;
  await shown(first, perez, 'redcard');
  const refused = await lineUp(second, [perez]);
  expect(refused.status).toBe(409);
  expect(problemOf(refused)).toMatchObject({
    code: 'conflict',
    detail: 'Juan Pérez está suspendido: roja en Fecha 1.',
    errors: [{ path: 'positions.0.playerId', message: 'Juan Pérez está suspendido: roja en Fecha 1' }],
  });
  expect(await linedUp(second, home)).toEqual([]);
  expect(await statusesOf([first, third], perez)).toEqual([200, 200]);
});

test('everybody who is suspended is named', async () => {
  const { home, perez, fechas } = await aSeason();
  const [gomez, ruiz] = [await aPlayer(home, { firstName: 'Luis', lastName: 'Gómez' }), await aPlayer(home)];
  await shown(fechas[0], perez, 'redcard');
  await shown(fechas[0], gomez, 'yellowcard', 3);
  await shown(fechas[0], gomez, 'yellowcard', 4);
  const refused = await lineUp(fechas[1], [ruiz, perez, gomez]);
  expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
    status: 409,
    detail: 'Juan Pérez está suspendido: roja en Fecha 1; Luis Gómez está suspendido: doble amarilla en Fecha 1.',
  });
  expect(problemOf(refused).errors.map(({ path }) => path)).toEqual(['positions.1.playerId', 'positions.2.playerId']);
  expect((await lineUp(fechas[1], [ruiz])).status).toBe(200);
});

test('his own coach is refused like anybody', async () => {
  const { home, perez, fechas } = coached;
  expect(home.id).toBe(teamOf.dt);
  await shown(fechas[0], perez, 'redcard');
  const next = made(await edit(fechas[1], { matchDate: '2090-01-01' }));
  const refused = await lineUp(next, [perez], 'dt');
  expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
    status: 409,
    detail: 'Juan Pérez está suspendido: roja en Fecha 1.',
  });
  expect((await lineUp(next, [await aPlayer(home)], 'dt')).status).toBe(200);
});

test("the team's usual lineup takes him", async () => {
  const { home, perez, fechas } = await aSeason();
  await shown(fechas[0], perez, 'redcard');
  const body = { formation: '1-2-2-1' as const, positions: [{ positionId: 1, playerId: perez.id }] };
  expect((await call('PUT /teams/{id}/lineup', { as: 'admin', params: { id: home.id }, body })).status).toBe(200);
});

test('cards that accumulate are all told', async () => {
  const { perez, fechas } = await aSeason({ yellowAccumulation: { every: 3, matches: 1 } });
  const [first, second, third] = fechas;
  await shown(first, perez, 'yellowcard', 3);
  made(await record(second, '0-0'));
  await shown(second, perez, 'yellowcard', 9);
  expect((await lineUp(third, [perez])).status).toBe(200);
  const extra = await played(
    { id: first.tournamentId },
    { id: first.homeTeamId ?? 0 },
    '2-2',
    { id: first.awayTeamId ?? 0 },
    {
      round: 'Fecha 2 bis',
      matchDate: second.matchDate,
      matchTime: '18:00',
    },
  );
  await shown(extra, perez, 'yellowcard', 1);
  expect(problemOf(await lineUp(third, [perez])).detail).toBe(
    'Juan Pérez está suspendido: 3 amarillas (Fecha 1, Fecha 2 y Fecha 2 bis).',
  );
});

test('a match he missed does not take him afterwards either', async () => {
  const { perez, fechas } = await aSeason();
  await shown(fechas[0], perez, 'redcard');
  made(await record(fechas[1], '1-1'));
  expect(await statusesOf(fechas, perez)).toEqual([200, 409, 200]);
});

test('a ban of one tournament is none in another', async () => {
  const { home, away, perez, fechas } = await aSeason();
  await shown(fechas[0], perez, 'redcard');
  const league = await aScheduledMatch(await aTournament(), home, away, { round: 'Fecha 1' });
  expect((await lineUp(league, [perez])).status).toBe(200);
});

test('a lineup saved before the card stays, but is not saved again with him', async () => {
  const { home, perez, fechas } = await aSeason();
  made(await lineUp(fechas[1], [perez]));
  await shown(fechas[0], perez, 'redcard');
  expect(await linedUp(fechas[1], home)).toEqual([perez.id]);
  expect((await lineUp(fechas[1], [perez])).status).toBe(409);
});

describe('the ban follows at once when', () => {
  test('the card turns out to be yellow, or red after all', async () => {
    const { perez, fechas } = await aSeason();
    const card = await shown(fechas[0], perez, 'redcard');
    expect(await statusesOf(fechas, perez)).toEqual([200, 409, 200]);
    const corrected = made(await changeCard(card, 'yellowcard'));
    expect(await statusesOf(fechas, perez)).toEqual([200, 200, 200]);
    made(await changeCard(corrected, 'redcard'));
    expect(await statusesOf(fechas, perez)).toEqual([200, 409, 200]);
  });

  test('the card is deleted', async () => {
    const { perez, fechas } = await aSeason();
    const card = await shown(fechas[0], perez, 'redcard');
    await removeCard(card);
    expect(await statusesOf(fechas, perez)).toEqual([200, 200, 200]);
  });

  test('the score of the match is taken back, and recorded again', async () => {
    const { perez, fechas } = await aSeason();
    await shown(fechas[0], perez, 'redcard');
    const reopened = made(await edit(fechas[0], { status: 'scheduled' }));
    expect(await statusesOf(fechas, perez)).toEqual([200, 200, 200]);
    made(await record(reopened, '2-0'));
    expect(await statusesOf(fechas, perez)).toEqual([200, 409, 200]);
  });

  test('the match with the card is moved behind the next one, or deleted', async () => {
    const { perez, fechas } = await aSeason();
    await shown(fechas[0], perez, 'redcard');
    const { matchDate } = fechas[1];
    const moved = made(await edit(fechas[0], { matchDate, matchTime: '20:00' }));
    expect(await statusesOf(fechas, perez)).toEqual([200, 200, 409]);
    await call('DELETE /matches/{id}', { as: 'admin', params: { id: moved.id } });
    expect(await statusesOf(fechas.slice(1), perez)).toEqual([200, 200]);
  });

  test('the next match is postponed, or cancelled', async () => {
    const { perez, fechas } = await aSeason();
    await shown(fechas[0], perez, 'redcard');
    const moved = made(await edit(fechas[1], { matchDate: '2027-12-01' }));
    expect(await statusesOf(fechas, perez)).toEqual([200, 200, 409]);
    made(await edit(moved, { matchDate: fechas[1].matchDate }));
    expect(await statusesOf(fechas, perez)).toEqual([200, 409, 200]);
    made(await edit(await readMatch(moved), { matchDate: fechas[1].matchDate, status: 'cancelled' }));
    expect((await lineUp(fechas[2], [perez])).status).toBe(409);
  });

  test('his team did not come to the match that would have served it', async () => {
    const { perez, fechas } = await aSeason();
    await shown(fechas[0], perez, 'redcard');
    made(await record(fechas[1], '0-0', { walkover: 'home' }));
    expect((await lineUp(fechas[2], [perez])).status).toBe(200);
    made(await record(fechas[1], '0-0', { walkover: 'away' }));
    expect((await lineUp(fechas[2], [perez])).status).toBe(409);
  });

  test('the tournament makes reds cost two matches', async () => {
    const { perez, fechas } = await aSeason();
    await shown(fechas[0], perez, 'redcard');
    const cup = await readTournament({ id: fechas[0].tournamentId });
    const body = { ...cup, rules: { suspensions: { red: 2 } } };
    made(await call('PUT /tournaments/{id}', { as: 'admin', params: { id: cup.id }, body }));
    expect(await statusesOf(fechas, perez)).toEqual([200, 409, 409]);
  });
});

test('cards of a match under way suspend nobody before it ends', async () => {
  const { perez, fechas } = await aSeason();
  const live = made(await edit(fechas[1], { status: 'in_progress' }));
  await shown(live, perez, 'redcard');
  expect((await lineUp(fechas[2], [perez])).status).toBe(200);
  made(await record(live, '0-0'));
  expect((await lineUp(fechas[2], [perez])).status).toBe(409);
});

test('who changed teams plays for the new one: his ban is served where he got it', async () => {
  const { away, perez, fechas } = await aSeason();
  await shown(fechas[0], perez, 'redcard');
  const moved = made(await editPlayer(perez, { teamId: away.id }));
  expect((await lineUp(fechas[1], [moved])).status).toBe(200);
});

const rounds = Array.from({ length: 5 }, (_, at) => at + 1);

test.each(rounds)('a card and a lineup at once: whichever was first, later lineups know (%d)', async (round) => {
  const { home, perez, fechas } = await aSeason();
  const [card, lineup] = await meet(
    round,
    () => show(fechas[0], perez, 'redcard'),
    () => lineUp(fechas[1], [perez]),
  );
  expect(card.status).toBe(201);
  expect(lineup.status).toBeOneOf([200, 409]);
  expect(await linedUp(fechas[1], home)).toEqual(lineup.status === 200 ? [perez.id] : []);
  expect((await lineUp(fechas[1], [perez])).status).toBe(409);
});
