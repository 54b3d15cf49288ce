/** Bulletins: drafts, what they propose, what publishing freezes, annuls and gives, and what everybody reads. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

let tournament: Tournament;
let home: Team;
let away: Team;
let player: Player;
let cause: Match;
let next: Match;

beforeAll(startApi);

beforeEach(async () => {
  [home, away] = await createTeams('Halcones', 'Tigres');
  tournament = await createTournament({ teamIds: [home.id, away.id] });
  player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey', jerseyNumber: 7 });
  cause = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-02', round: 'Fecha 1' });
  next = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-09', round: 'Fecha 2' });
  expectOk(await saveScore(cause, '1-0'));
  await createMatchEvent(cause, player, 'redcard');
});

const decide = async (changes: Partial<SanctionForm> = {}) => {
  const measures = [{ kind: 'matches' as const, matches: 2, served: 0, onHold: 0 }];
  const subject = { kind: 'player' as const, id: player.id };
  const reason = 'Insultó al árbitro.';
  const body = { tournamentId: tournament.id, subject, reason, decidedOn: '2026-05-05', measures, ...changes };
  return expectOk(await call('POST /sanctions', { as: 'admin', body }));
};
const begin = async (more: object = {}) =>
  expectOk(
    await call('POST /tournaments/{id}/bulletins', {
      as: 'admin',
      params: { id: tournament.id },
      body: { date: '2026-05-06', ...more },
    }),
  );
const publish = ({ id }: { readonly id: number }) =>
  call('POST /bulletins/{id}/publish', { as: 'admin', params: { id } });
const listPublic = async () =>
  expectOk(await call('GET /tournaments/{id}/bulletins', { params: { id: tournament.id } }));
const setSettings = async (changes: object) => {
  const settings = expectOk(await call('GET /settings'));
  expectOk(await call('PUT /settings', { as: 'admin', body: { ...settings, ...changes } }));
};

test('a draft proposes decisions and bans of cards, and is told to administrators alone', async () => {
  const other = await createPlayer(home, { firstName: 'Leo', lastName: 'Paz' });
  await createMatchEvent(cause, other, 'redcard');
  await decide({ matchId: cause.id, article: '207' });
  const draft = await begin();
  expect(draft).toMatchObject({ status: 'draft', number: null, year: 2026 });
  expect(draft.lines.map(({ subjectName, text }) => [subjectName, text])).toEqual([
    ['Iván Rey', '2 fechas de suspensión. Art. 207. Insultó al árbitro.'],
    ['Leo Paz', '1 fecha de suspensión, por roja en Fecha 1. Le queda 1.'],
  ]);
  expect(await listPublic()).toEqual([]);
  expect((await call('GET /bulletins/{id}', { params: { id: draft.id } })).status).toBe(404);
  const second = await call('POST /tournaments/{id}/bulletins', {
    as: 'admin',
    params: { id: tournament.id },
    body: { date: '2026-05-06' },
  });
  expect(second.status).toBe(409);
});

test('publishing numbers a bulletin in its year, makes what it says final, and tells no ban twice', async () => {
  const sanction = await decide();
  const first = expectOk(await publish(await begin({ notices: 'El tribunal se reúne los martes.' })));
  expect(first).toMatchObject({
    status: 'published',
    number: 1,
    year: 2026,
    notices: 'El tribunal se reúne los martes.',
  });
  expect(first.lines).toHaveLength(2);
  const [told] = expectOk(
    await call('GET /sanctions', { as: 'admin', query: { tournamentId: String(tournament.id) } }),
  );
  expect(told?.bulletin).toMatchObject({ id: first.id, year: 2026, number: 1 });
  for (const key of ['PUT /sanctions/{id}', 'DELETE /sanctions/{id}'] as const) {
    const body = key.startsWith('PUT') ? { body: { ...told, reason: 'Otra cosa' } } : {};
    const answer = await call(key, { as: 'admin', params: { id: sanction.id }, ...body } as never);
    expect([key, answer.status]).toEqual([key, 409]);
  }
  const put = await call('PUT /bulletins/{id}', { as: 'admin', params: { id: first.id }, body: { ...first } });
  expect(put.status).toBe(409);
  await decide({ reason: 'Otra falta.' });
  const second = expectOk(await publish(await begin()));
  expect([second.number, second.lines.map(({ text }) => text)]).toEqual([2, ['2 fechas de suspensión. Otra falta.']]);
  const third = expectOk(await publish(await begin({ date: '2027-01-05', notices: 'Año nuevo.' })));
  expect([third.year, third.number]).toEqual([2027, 1]);
});

test('a sanction that supersedes another annuls it when it is published', async () => {
  const first = await decide({ matchId: cause.id });
  expectOk(await publish(await begin()));
  const second = await decide({
    replaces: first.id,
    measures: [{ kind: 'lifted' }],
    reason: 'Se aceptó la apelación.',
  });
  const stillDecided = expectOk(await call('GET /sanctions', { as: 'admin', query: { status: 'decided' } }));
  expect(stillDecided.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
  const published = expectOk(await publish(await begin()));
  expect(published.lines.at(0)?.text).toContain('Reemplaza lo publicado en el Boletín 1/2026');
  const annulled = expectOk(await call('GET /sanctions', { as: 'admin', query: { status: 'annulled' } }));
  expect(annulled.map(({ id }) => id)).toContain(first.id);
  await publishChanges();
  const query = { tournamentId: String(tournament.id) };
  expect(expectOk(await call('GET /statistics/suspensions', { query }))).toEqual([]);
});

test('points take effect when they are published, among the adjustments, which an edit of the tournament keeps', async () => {
  const sanction = await decide({ subject: { kind: 'team', id: home.id }, measures: [{ kind: 'points', points: -3 }] });
  expect((await readTournament(tournament)).adjustments).toEqual([]);
  expectOk(await publish(await begin()));
  const given = [{ teamId: home.id, points: -3, reason: expect.any(String), sanctionId: sanction.id }];
  const stored = await readTournament(tournament);
  expect(stored.adjustments).toEqual(given);
  await publishChanges();
  const table = expectOk(await call('GET /standings/tournament/{id}', { params: { id: tournament.id } }));
  expect(table.find(({ teamId }) => teamId === home.id)).toMatchObject({ points: 0, adjustment: -3 });
  const own = { teamId: away.id, points: 1, reason: 'Bonificación' };
  expectOk(await editTournament(stored, { adjustments: [own, { ...own, points: 50, sanctionId: sanction.id }] }));
  expect((await readTournament(tournament)).adjustments).toEqual([own, ...given]);
  await decide({
    replaces: sanction.id,
    subject: { kind: 'team', id: home.id },
    measures: [{ kind: 'dismissed' }],
  });
  expectOk(await publish(await begin()));
  expect((await readTournament(tournament)).adjustments).toEqual([own]);
});

test('people have no name and nobody’s words are told while squads are private, and after the years of publicity', async () => {
  await decide({ article: '207' });
  expectOk(await publish(await begin({ notices: 'Aviso.' })));
  await setSettings({ publicSquads: false });
  const [hidden] = await listPublic();
  expect(hidden?.lines[0]).toMatchObject({
    subjectName: 'n.º 7 de Halcones',
    text: '2 fechas de suspensión. Art. 207.',
  });
  await setSettings({ publicSquads: true, sanctionsPublicYears: 5 });
  const [shown] = await listPublic();
  expect(shown?.lines[0]).toMatchObject({ subjectName: 'Iván Rey', text: expect.stringContaining('Insultó') });
  const old = expectOk(
    await publish(await begin({ date: '2019-05-06', notices: 'Aviso.', sanctionIds: [(await decide()).id] })),
  );
  const [, , ...rest] = [old, ...(await listPublic())];
  const seen = [...rest, ...(await listPublic())].find(({ id }) => id === old.id);
  expect(seen).toMatchObject({ notices: '', lines: [{ subjectName: 'Integrante de Halcones', number: null }] });
  expect(expectOk(await call('GET /bulletins/{id}', { as: 'admin', params: { id: old.id } })).notices).toBe('Aviso.');
});

test('a correction names the bulletin of its year that it corrects', async () => {
  await decide();
  expectOk(await publish(await begin()));
  const body = { date: '2026-05-07', corrects: 9, notices: 'Donde dice…' };
  const params = { id: tournament.id };
  const unknown = await call('POST /tournaments/{id}/bulletins', { as: 'admin', params, body });
  expect(unknown.status).toBe(400);
  const correction = expectOk(await publish(await begin({ ...body, corrects: 1 })));
  expect(correction).toMatchObject({ number: 2, corrects: 1, lines: [] });
});

test('a ban of cards names the bulletin that told it first, wherever it is told', async () => {
  const told = async () => {
    const query = { tournamentId: String(tournament.id) };
    const [ban] = expectOk(await call('GET /statistics/suspensions', { as: 'admin', query }));
    const verdicts = expectOk(await call('GET /matches/{id}/eligibility', { as: 'admin', params: { id: next.id } }));
    const { reasons = [] } = verdicts.now.teams.flatMap(({ players }) => players)[0] ?? {};
    return [ban?.bulletin, reasons[0]?.bulletin];
  };
  expect(await told()).toEqual([undefined, undefined]);
  expectOk(await publish(await begin()));
  expectOk(await publish(await begin({ notices: 'Otro.' })));
  expect(await told()).toEqual([
    { year: 2026, number: 1 },
    { year: 2026, number: 1 },
  ]);
});

test('cases are what waits for the tribunal, and decisions without a bulletin', async () => {
  const cases = async () =>
    expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params: { id: tournament.id } })).map(
      ({ kind, subjectName, match }) => [kind, subjectName, match?.round],
    );
  expect(await cases()).toEqual([['redCard', 'Iván Rey', 'Fecha 1']]);
  await decide({ matchId: cause.id });
  expect(await cases()).toEqual([['unpublished', 'Iván Rey', 'Fecha 1']]);
  expectOk(await publish(await begin()));
  expect(await cases()).toEqual([]);
  expect((await call('GET /tournaments/{id}/cases', { as: 'dt', params: { id: tournament.id } })).status).toBe(403);
});
