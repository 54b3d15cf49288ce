/**
 * Disputes about who was allowed to play, as leagues know them: what the register said as the match began, with the hour and
 * the rules' version, and beside it what it says today.
 */
import { beforeAll, expect, test } from 'vitest';
import { localDay } from '#functions/platform/local-time.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { JudgedTeam, VerdictSource } from '#shared/domain/schemas/eligibility.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { PartialRules } from '#shared/domain/schemas/rules.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createPlayer, createSquad, editPlayer } from '#tests/support/players.ts';
import {
  clockMark,
  outcomesOf,
  presenceOf,
  type SentOperation,
  sendOperations,
} from '#tests/support/sheet-operations.ts';

const today = localDay(new Date(), 'America/Argentina/Buenos_Aires');

beforeAll(startApi);

/** A cup of two teams with these rules of who may play, and a match of today. */
async function createCup(eligibility: PartialRules['eligibility'] = {}) {
  const [home, away] = await createTeams('Ribera', 'Alameda');
  const cup = await createTournament({ teamIds: [home.id, away.id], rules: { eligibility } });
  return { cup, home, away, match: await createScheduledMatch(cup, home, away, { matchDate: today }) };
}

const readVerdicts = async ({ id }: Match) =>
  expectOk(await call('GET /matches/{id}/eligibility', { as: 'admin', params: { id } }));

/** What a verdict says of a player, as in 'ineligible: squadClosed since 2026-03-01'. */
function tell({ teams }: { readonly teams: readonly JudgedTeam[] }, { id }: Pick<Player, 'id'>): string {
  const judged = teams.flatMap(({ players }) => players).find(({ playerId }) => playerId === id);
  if (!judged) return 'unknown';
  const reasons = judged.reasons.map(({ code, since }) => (since ? `${code} since ${since}` : code));
  return [judged.verdict, ...reasons].join(reasons.length > 0 ? ': ' : '');
}

/** The verdicts as a match begins: they name the hour, the rules' version, the kick-off and how it began. */
async function begin(match: Match, source: VerdictSource, start: () => Promise<unknown>) {
  const { version } = await readTournament({ id: match.tournamentId });
  const before = new Date().toISOString();
  await start();
  const { atStart, earlier } = await readVerdicts(match);
  if (!atStart) throw new Error('no verdicts were frozen');
  expect(earlier).toEqual([]);
  expect(atStart).toMatchObject({ source, rulesVersion: version, kickOff: `${match.matchDate}T${match.matchTime}` });
  expect(before <= atStart.at && atStart.at <= new Date().toISOString()).toBe(true);
  return atStart;
}
const enterResult = (match: Match, score: string) =>
  begin(match, 'score', async () => expectOk(await saveScore(match, score)));

/** Today's verdicts, after making sure that those at the start are the same as they were. */
async function readToday(match: Match, atStart: Awaited<ReturnType<typeof begin>>) {
  const after = await readVerdicts(match);
  expect(after.atStart).toEqual(atStart);
  expect(after.now.at > atStart.at).toBe(true);
  return after.now;
}

test('two players whose passes had not arrived were not eligible, since a day; now that they have, they are', async () => {
  const { cup, home, match } = await createCup();
  const players = await createSquad(home, 2);
  const waitingSince = addDays(today, -5);
  const pending: number[] = [];
  for (const { id } of players) {
    const subject = { kind: 'player' as const, id };
    const decision = { status: 'provisional' as const, origin: 'office' as const, decidedOn: waitingSince };
    const body = { tournamentId: cup.id, subject, ...decision, reason: 'Falta su pase.', measures: [] };
    pending.push(expectOk(await call('POST /sanctions', { as: 'admin', body })).id);
  }
  const waiting = `ineligible: sanctioned since ${waitingSince}`;
  const beforehand = (await readVerdicts(match)).now;
  expect(players.map((player) => tell(beforehand, player))).toEqual([waiting, waiting]);
  const atStart = await enterResult(match, '2-0');
  expect(players.map((player) => tell(atStart, player))).toEqual([waiting, waiting]);
  for (const id of pending) expectOk(await call('DELETE /sanctions/{id}', { as: 'admin', params: { id } }));
  const now = await readToday(match, atStart);
  expect(players.map((player) => tell(now, player))).toEqual(['eligible', 'eligible']);
});

test('the rules of that day admitted a defender; those that came four days later do not, and both have a number', async () => {
  const { cup, away, match } = await createCup();
  const defender = await createPlayer(away, { position: 'Defensa' });
  const atStart = await enterResult(match, '1-1');
  expect(tell(atStart, defender)).toBe('eligible');
  const ages = [{ bornTo: 1990, places: 'any' as const, listQuota: null, lineupQuota: null }];
  const changed = expectOk(await editTournament(cup, { rules: { eligibility: { ages } } }));
  const now = await readToday(match, atStart);
  expect(tell(now, defender)).toBe('ineligible: tooYoung');
  expect([now.rulesVersion, now.rulesVersion > atStart.rulesVersion]).toEqual([changed.version, true]);
});

test('two players played the first leg under protest without a certificate, brought it that night, and may play the second', async () => {
  const { cup, home, away, match } = await createCup({ fitness: 'block' });
  const players = await createSquad(away, 2);
  const ids = players.map(({ id }) => id);
  const present = { ...presenceOf(away.id, ids), underProtest: ids } as SentOperation;
  const atStart = await begin(match, 'sheet', async () => {
    expect(outcomesOf(await sendOperations(match, [present, clockMark('start')]))).toEqual(['applied', 'applied']);
  });
  expect(players.map((player) => tell(atStart, player))).toEqual(['ineligible: unfit', 'ineligible: unfit']);
  const params = { id: cup.id };
  const cases = expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params }));
  expect(cases.map(({ kind, subjectName }) => `${kind} ${subjectName}`).sort()).toEqual(
    players.map(({ firstName, lastName }) => `protest ${firstName} ${lastName}`).sort(),
  );
  for (const player of players) expectOk(await editPlayer(player, { fitUntil: addDays(today, 90) }));
  const now = await readToday(match, atStart);
  expect(players.map((player) => tell(now, player))).toEqual(['eligible', 'eligible']);
  const secondLeg = await createScheduledMatch(cup, away, home, { matchDate: addDays(today, 7) });
  const ofSecondLeg = await readVerdicts(secondLeg);
  expect(ofSecondLeg.atStart).toBeNull();
  expect(players.map((player) => tell(ofSecondLeg.now, player))).toEqual(['eligible', 'eligible']);
});

test('seven players entered after the lists closed were not eligible; a longer term admits them from then on, not before', async () => {
  const { cup, away, match } = await createCup({ squad: { closesOn: addDays(today, -1) } });
  const players = await createSquad(away, 7);
  const closed = players.map(() => `ineligible: squadClosed since ${today}`);
  const beforehand = (await readVerdicts(match)).now;
  expect(players.map((player) => tell(beforehand, player))).toEqual(closed);
  const atStart = await enterResult(match, '3-2');
  expect(players.map((player) => tell(atStart, player))).toEqual(closed);
  const rules = { eligibility: { squad: { closesOn: addDays(today, 7) } } };
  const { version } = expectOk(await editTournament(cup, { rules }));
  const now = await readToday(match, atStart);
  expect(players.map((player) => tell(now, player))).toEqual(players.map(() => 'eligible'));
  expect(now.rulesVersion).toBe(version);
});

test('a goalkeeper who came from another club after the closing was on the list and not eligible; his case is settled by name', async () => {
  const { cup, home, match } = await createCup({ squad: { closesOn: addDays(today, -1) } });
  const [other] = await createTeams('Terraplén');
  const goalkeeper = await createPlayer(other, { position: 'Portero' });
  expect(tell((await readVerdicts(match)).now, goalkeeper)).toBe('unknown');
  const moved = expectOk(await editPlayer(goalkeeper, { teamId: home.id }));
  expect(moved.squadSince).toBe(today);
  const atStart = await enterResult(match, '0-0');
  expect(tell(atStart, goalkeeper)).toBe(`ineligible: squadClosed since ${today}`);
  const exception = {
    playerId: goalkeeper.id,
    code: 'squadClosed',
    reason: 'Pase iniciado a tiempo',
    until: null,
  } as const;
  expectOk(await editTournament(cup, { eligibilityExceptions: [exception] }));
  expect(tell(await readToday(match, atStart), goalkeeper)).toBe('eligible');
  // Nobody deletes the match, and what was said stays when it is called off.
  expect((await deleteMatch(match)).status).toBe(409);
  expectOk(await editMatch(match, { status: 'cancelled' }));
  await readToday(match, atStart);
});
