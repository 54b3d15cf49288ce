/** The outlook of a tournament over HTTP: the published document, and what is computed before there is one. */
import { beforeAll, expect, test } from 'vitest';
import { computeTournamentDocuments } from '#functions/competition/publication/documents/compute-documents.ts';
import { readDocument } from '#functions/competition/publication/store/documents-store.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTournament,
  editMatch,
  editTournament,
  expectOk,
  playMatch,
  readMatchesOfTournament,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createLeagueOfFour, createZonas } from '#tests/support/playoffs.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { bruteForceOutlook } from '../domain/outlook-brute-force.ts';

beforeAll(startApi);

const top: Band = { from: 1, to: 2, label: 'Clasifica', kind: 'good', table: 'general' };
const last: Band = { from: 4, to: 4, label: 'Desciende', kind: 'bad', table: 'general' };
const ofZonas: Band = { from: 1, to: 1, label: 'Gana la zona', kind: 'good', table: 'groups' };

interface WithId {
  readonly id: number;
}

const readOutlook = async ({ id }: WithId): Promise<Outlook> =>
  expectOk(await call('GET /tournaments/{id}/outlook', { params: { id } }));

/** The outlook by trying every completion of the matches that are stored. */
async function outlookByTrial(cup: WithId): Promise<Outlook> {
  const [tournament, matches] = [await readTournament(cup), await readMatchesOfTournament(cup)];
  const groups = expectOk(await call('GET /groups')).filter(({ tournamentId }) => tournamentId === cup.id);
  const tables = new Map([[0, expectOk(await call('GET /standings/tournament/{id}', { params: { id: cup.id } }))]]);
  for (const { id } of groups) tables.set(id, expectOk(await call('GET /standings/group/{id}', { params: { id } })));
  const placeOf = (groupId: number, teamId: number) =>
    tables.get(groupId)?.find((row) => row.teamId === teamId)?.position ?? 0;
  const league = { ...tournament, points: tournament.rules.points, groups, matches };
  return { ...bruteForceOutlook(league, placeOf), tournamentId: cup.id };
}

const sorted = ({ tournamentId, tables }: Outlook) => ({
  tournamentId,
  tables: tables
    .map((table) => ({ ...table, teams: table.teams.toSorted((a, b) => a.teamId - b.teamId) }))
    .sort((a, b) => a.groupId - b.groupId),
});

/** Arce, Boedo, Caseros and Dock in one table, the first two and the others in a zona each; three matches are left. */
async function createZonasNearTheEnd() {
  const { tournament: cup, teams } = await createLeagueOfFour({ bands: [top, last, ofZonas] });
  const ids = teams.map(({ id }) => id);
  await createZonas(cup.id, ids, [1, 2], [3, 4]);
  const [zonaA = 0] = expectOk(await call('GET /groups'))
    .filter(({ tournamentId }) => tournamentId === cup.id)
    .map(({ id }) => id);
  const [arce, boedo, caseros, dock] = teams;
  await playMatch(cup, arce, '2-0', caseros);
  await playMatch(cup, boedo, '1-1', dock);
  await createScheduledMatch(cup, arce, dock, { round: 'Fecha 2' });
  const next = await createScheduledMatch(cup, boedo, caseros, { round: 'Fecha 2' });
  await createScheduledMatch(cup, arce, boedo, { round: 'Fecha 3', groupId: zonaA, status: 'postponed' });
  return { cup, next };
}

test('the outlook equals what trying every completion finds: computed, published, after a result and its correction', async () => {
  const { cup, next } = await createZonasNearTheEnd();
  const answers = [await readOutlook(cup)];
  const expected = sorted(await outlookByTrial(cup));
  expect(expected.tables.map(({ matchesLeft, teams }) => [matchesLeft, teams.length])).toEqual([
    [3, 4],
    [1, 2],
    [0, 2],
  ]);
  await publishChanges();
  answers.push(await readOutlook(cup));
  expect(answers.map(sorted)).toEqual([expected, expected]);
  expect(await readDocument(cup.id, 'OUTLOOK')).toMatchObject({ outlook: answers[1] });
  for (const score of ['3-0', '0-3']) {
    expectOk(await saveScore(next, score));
    await publishChanges();
    const changed = sorted(await readOutlook(cup));
    expect(changed).toEqual(sorted(await outlookByTrial(cup)));
    expect(changed).not.toEqual(expected);
  }
});

test('the outlook has no tables without bands, has them once bands are set, and answers 404 for an unknown tournament', async () => {
  const { tournament: cup } = await createLeagueOfFour();
  const none = { tournamentId: cup.id, tables: [] };
  expect(await readOutlook(cup)).toEqual(none);
  await publishChanges();
  expect(await readOutlook(cup)).toEqual(none);
  expect(await readDocument(cup.id, 'OUTLOOK')).toEqual({ outlook: none, explanations: none });
  expectOk(await editTournament(cup, { bands: [top] }));
  await publishChanges();
  expect((await readOutlook(cup)).tables.map(({ groupId, teams }) => [groupId, teams.length])).toEqual([[0, 4]]);
  const unknown = { params: { id: (await createTournament()).id + 1000 } };
  expect((await call('GET /tournaments/{id}/outlook', unknown)).status).toBe(404);
});

test('a result computes the outlook again, a goal in play does not', async () => {
  const { cup, next } = await createZonasNearTheEnd();
  const compute = async () => (await computeTournamentDocuments(cup.id, new Date()))?.OUTLOOK.outlook;
  const play = async (homeScore: number) =>
    expectOk(await editMatch(next, { status: 'in_progress', homeScore, awayScore: 0 }));
  const before = await compute();
  for (const goals of [0, 1]) {
    await play(goals);
    expect(await compute()).toBe(before);
  }
  expectOk(await saveScore(next, '1-0'));
  const after = await compute();
  expect(after).not.toBe(before);
  expect(after?.tables[0]?.matchesLeft).toBe(2);
});
