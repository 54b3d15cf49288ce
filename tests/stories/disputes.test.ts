/**
 * Disputes about who was allowed to play, as leagues know them: what the register said as the match began, with the hour and
 * the rules' version, and beside it what it says today.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { localDay } from '#functions/platform/local-time.ts';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { JudgedTeam, VerdictSource } from '#shared/domain/schemas/eligibility.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { PartialRules } from '#shared/domain/schemas/rules.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { sharedApp } from '#tests/support/shared-apps.ts';
import { expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';

let admin: SendRequest;
const today = localDay(new Date(), 'America/Argentina/Buenos_Aires');

beforeAll(async () => {
  admin = await signIn((await sharedApp('writes')).url, 'Admin');
});

const createTeam = async (name: string) =>
  (await expectOk(admin('POST /teams', { body: { name, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 } })))
    .id;
const createPlayer = (teamId: number, lastName: string, more: Partial<SentBody<Api['POST /players']>> = {}) => {
  const person = { firstName: 'Juan', lastName, jerseyNumber: 5, dateOfBirth: '1998-05-21', ...more };
  return expectOk(admin('POST /players', { body: { teamId, ...person } }));
};

/** A cup of two teams with these rules of who may play, and a match of today. */
async function createCup(eligibility: PartialRules['eligibility'] = {}) {
  const [home, away] = [await createTeam('Ribera'), await createTeam('Alameda')];
  const dates = { startDate: addDays(today, -30), endDate: addDays(today, 60) };
  const body = { name: 'Copa', ...dates, teamIds: [home, away], rules: { eligibility } };
  const cup = await expectOk(admin('POST /tournaments', { body }));
  return { cup, home, away, match: await createMatch(cup, home, away, today, '15:00') };
}
const createMatch = (cup: Tournament, homeTeamId: number, awayTeamId: number, matchDate: string, matchTime: string) => {
  const where = { matchDate, matchTime, location: 'Predio', round: 'Fecha 1' };
  return expectOk(admin('POST /matches', { body: { tournamentId: cup.id, homeTeamId, awayTeamId, ...where } }));
};

const readCup = ({ id }: { readonly id: number }) => expectOk(admin('GET /tournaments/{id}', { params: { id } }));
/** Saves the form of the tournament with changes. */
async function changeCup(cup: Tournament, changes: object) {
  const { id, name, startDate, endDate } = cup;
  return expectOk(admin('PUT /tournaments/{id}', { params: { id }, body: { name, startDate, endDate, ...changes } }));
}
/** Saves the form of a player with changes. */
const changePlayer = ({ version: _any, dateOfBirth = null, ...player }: Player, changes: Partial<Player>) => {
  const body = { ...player, dateOfBirth, ...changes };
  return expectOk(admin('PUT /players/{id}', { params: { id: player.id }, body }));
};

const readVerdicts = ({ id }: Match) => expectOk(admin('GET /matches/{id}/eligibility', { params: { id } }));

/** What a verdict says of a player, as in 'ineligible: squadClosed since 2026-03-01'. */
function tell({ teams }: { readonly teams: readonly JudgedTeam[] }, { id }: Pick<Player, 'id'>): string {
  const judged = teams.flatMap(({ players }) => players).find(({ playerId }) => playerId === id);
  if (!judged) return 'unknown';
  const reasons = judged.reasons.map(({ code, since }) => (since ? `${code} since ${since}` : code));
  return [judged.verdict, ...reasons].join(reasons.length > 0 ? ': ' : '');
}

/** The verdicts as a match begins: they name the hour, the rules' version, the kick-off and how it began. */
async function begin(match: Match, source: VerdictSource, start: () => Promise<unknown>) {
  const { version } = await readCup({ id: match.tournamentId });
  const before = new Date().toISOString();
  await start();
  const { atStart, earlier } = await readVerdicts(match);
  if (!atStart) throw new Error('no verdicts were frozen');
  expect(earlier).toEqual([]);
  expect(atStart).toMatchObject({ source, rulesVersion: version, kickOff: `${match.matchDate}T${match.matchTime}` });
  expect(before <= atStart.at && atStart.at <= new Date().toISOString()).toBe(true);
  return atStart;
}
const enterResult = (match: Match, homeScore: number, awayScore: number) =>
  begin(match, 'score', () =>
    expectOk(admin('PATCH /matches/{id}/score', { params: { id: match.id }, body: { homeScore, awayScore } })),
  );

/** Today's verdicts, after making sure that those at the start are the same as they were. */
async function readToday(match: Match, atStart: Awaited<ReturnType<typeof begin>>) {
  const after = await readVerdicts(match);
  expect(after.atStart).toEqual(atStart);
  expect(after.now.at > atStart.at).toBe(true);
  return after.now;
}

test('two players whose passes had not arrived were not eligible, since a day; now that they have, they are', async () => {
  const { cup, home, match } = await createCup();
  const players = [await createPlayer(home, 'Sosa'), await createPlayer(home, 'Vera', { jerseyNumber: 7 })];
  const waitingSince = addDays(today, -5);
  const pending = await Promise.all(
    players.map(({ id }) => {
      const subject = { kind: 'player' as const, id };
      const decision = { status: 'provisional' as const, origin: 'office' as const, decidedOn: waitingSince };
      const body = { tournamentId: cup.id, subject, ...decision, reason: 'Falta su pase.', measures: [] };
      return expectOk(admin('POST /sanctions', { body }));
    }),
  );
  const waiting = `ineligible: sanctioned since ${waitingSince}`;
  const beforehand = (await readVerdicts(match)).now;
  expect(players.map((player) => tell(beforehand, player))).toEqual([waiting, waiting]);
  const atStart = await enterResult(match, 2, 0);
  expect(players.map((player) => tell(atStart, player))).toEqual([waiting, waiting]);
  for (const { id } of pending) await expectOk(admin('DELETE /sanctions/{id}', { params: { id } }));
  const now = await readToday(match, atStart);
  expect(players.map((player) => tell(now, player))).toEqual(['eligible', 'eligible']);
});

test('the rules of that day admitted a defender; those that came four days later do not, and both have a number', async () => {
  const { cup, away, match } = await createCup();
  const defender = await createPlayer(away, 'Ruiz', { position: 'Defensa' });
  const atStart = await enterResult(match, 1, 1);
  expect(tell(atStart, defender)).toBe('eligible');
  const ages = [{ bornTo: 1990, places: 'any', listQuota: null, lineupQuota: null }];
  const changed = await changeCup(cup, { rules: { eligibility: { ages } } });
  const now = await readToday(match, atStart);
  expect(tell(now, defender)).toBe('ineligible: tooYoung');
  expect([now.rulesVersion, now.rulesVersion > atStart.rulesVersion]).toEqual([changed.version, true]);
});

test('two players played the first leg under protest without a certificate, brought it that night, and may play the second', async () => {
  const { cup, home, away, match } = await createCup({ fitness: 'block' });
  const [first, second] = [await createPlayer(away, 'Díaz'), await createPlayer(away, 'Luna', { jerseyNumber: 7 })];
  const ids = [first.id, second.id];
  const operation = (parts: object) => ({ format: 1 as const, id: randomUUID(), ageSeconds: 0, ...parts }) as never;
  const operations = [
    operation({ kind: 'presence', teamId: away, playerIds: ids, underProtest: ids }),
    operation({ kind: 'clock', action: 'start' }),
  ];
  const send = () =>
    expectOk(admin('POST /matches/{id}/sheet/operations', { params: { id: match.id }, body: { operations } }));
  const atStart = await begin(match, 'sheet', async () => {
    expect((await send()).results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
  });
  expect([tell(atStart, first), tell(atStart, second)]).toEqual(['ineligible: unfit', 'ineligible: unfit']);
  const cases = await expectOk(admin('GET /tournaments/{id}/cases', { params: { id: cup.id } }));
  expect(cases.map(({ kind, subjectName }) => `${kind} ${subjectName}`).sort()).toEqual([
    'protest Juan Díaz',
    'protest Juan Luna',
  ]);
  for (const player of [first, second]) await changePlayer(player, { fitUntil: addDays(today, 90) });
  const now = await readToday(match, atStart);
  expect([tell(now, first), tell(now, second)]).toEqual(['eligible', 'eligible']);
  const secondLeg = await createMatch(cup, away, home, addDays(today, 7), '15:00');
  expect((await readVerdicts(secondLeg)).atStart).toBeNull();
  expect(tell((await readVerdicts(secondLeg)).now, second)).toBe('eligible');
});

test('seven players entered after the lists closed were not eligible; a longer term admits them from then on, not before', async () => {
  const { cup, away, match } = await createCup({ squad: { closesOn: addDays(today, -1) } });
  const names = ['Arias', 'Bravo', 'Coria', 'Duarte', 'Funes', 'Godoy', 'Ibarra'];
  const listed = names.map((lastName) => ({ firstName: 'Luis', lastName }));
  const players = await expectOk(admin('POST /players/batch', { body: { teamId: away, players: listed } }));
  const closed = Array.from(names, () => `ineligible: squadClosed since ${today}`);
  const beforehand = (await readVerdicts(match)).now;
  expect(players.map((player) => tell(beforehand, player))).toEqual(closed);
  const atStart = await enterResult(match, 3, 2);
  expect(players.map((player) => tell(atStart, player))).toEqual(closed);
  const { version } = await changeCup(cup, { rules: { eligibility: { squad: { closesOn: addDays(today, 7) } } } });
  const now = await readToday(match, atStart);
  expect(players.map((player) => tell(now, player))).toEqual(Array.from(names, () => 'eligible'));
  expect(now.rulesVersion).toBe(version);
});

test('a goalkeeper who came from another club after the closing was on the list and not eligible; his case is settled by name', async () => {
  const { cup, home, match } = await createCup({ squad: { closesOn: addDays(today, -1) } });
  const goalkeeper = await createPlayer(await createTeam('Terraplén'), 'Ponce', { position: 'Portero' });
  expect(tell((await readVerdicts(match)).now, goalkeeper)).toBe('unknown');
  const moved = await changePlayer(goalkeeper, { teamId: home });
  expect(moved.squadSince).toBe(today);
  const atStart = await enterResult(match, 0, 0);
  expect(tell(atStart, goalkeeper)).toBe(`ineligible: squadClosed since ${today}`);
  const exception = { playerId: goalkeeper.id, code: 'squadClosed', reason: 'Pase iniciado a tiempo', until: null };
  await changeCup(cup, { eligibilityExceptions: [exception] });
  expect(tell(await readToday(match, atStart), goalkeeper)).toBe('eligible');
  // Nobody deletes the match, and what was said stays when it is called off.
  expect((await admin('DELETE /matches/{id}', { params: { id: match.id } })).status).toBe(409);
  const { homeTeamId, awayTeamId, matchDate, matchTime, location, round } = match;
  const form = { homeTeamId, awayTeamId, matchDate, matchTime, location, round, status: 'cancelled' as const };
  await expectOk(admin('PUT /matches/{id}', { params: { id: match.id }, body: form }));
  await readToday(match, atStart);
});
