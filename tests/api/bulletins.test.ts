/** Bulletins: drafts, what they propose, what publishing freezes, annuls and gives, and what everybody reads. */
import { beforeAll, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  playMatch,
  readTournament,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';

let home: Team;
let away: Team;
let player: Player;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Halcones', 'Tigres');
  player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey', jerseyNumber: 7 });
});

const createCup = () => createTournament({ teamIds: [home.id, away.id] });

let cups = 0;
/** Creates a tournament in whose first round the player was sent off. Hours differ, as a team plays one match at a time. */
async function createCupWithRedCard() {
  const cup = await createCup();
  cups += 1;
  const matchTime = `${9 + cups}:00`;
  const cause = await playMatch(cup, home, '1-0', away, { matchDate: '2026-05-02', matchTime, round: 'Fecha 1' });
  await createMatchEvent(cause, player, 'redcard');
  return { cup, cause, matchTime };
}

const decide = async ({ id }: Tournament, changes: Partial<SanctionForm> = {}) => {
  const measures = [{ kind: 'matches' as const, matches: 2, served: 0, onHold: 0 }];
  const subject = { kind: 'player' as const, id: player.id };
  const reason = 'Insultó al árbitro.';
  const body = { tournamentId: id, subject, reason, decidedOn: '2026-05-05', measures, ...changes };
  return expectOk(await call('POST /sanctions', { as: 'admin', body }));
};
const begin = ({ id }: Tournament, more: object = {}) =>
  call('POST /tournaments/{id}/bulletins', { as: 'admin', params: { id }, body: { date: '2026-05-06', ...more } });
const publishNext = async (cup: Tournament, more: object = {}) => {
  const { id } = expectOk(await begin(cup, more));
  return expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id } }));
};
const listPublic = async ({ id }: Tournament) =>
  expectOk(await call('GET /tournaments/{id}/bulletins', { params: { id } }));
const setSettings = async (changes: object) => {
  const settings = expectOk(await call('GET /settings'));
  expectOk(await call('PUT /settings', { as: 'admin', body: { ...settings, ...changes } }));
};

test('a draft proposes decisions and bans of cards, and is told to administrators alone', async () => {
  const { cup, cause } = await createCupWithRedCard();
  const other = await createPlayer(home, { firstName: 'Leo', lastName: 'Paz' });
  await createMatchEvent(cause, other, 'redcard');
  await decide(cup, { matchId: cause.id, article: '207' });
  const draft = expectOk(await begin(cup));
  expect(draft).toMatchObject({ status: 'draft', number: null, year: 2026 });
  expect(draft.lines.map(({ subjectName, text }) => [subjectName, text])).toEqual([
    ['Iván Rey', '2 fechas de suspensión. Art. 207. Insultó al árbitro.'],
    ['Leo Paz', '1 fecha de suspensión, por roja en Fecha 1. Le queda 1.'],
  ]);
  expect(await listPublic(cup)).toEqual([]);
  expect((await call('GET /bulletins/{id}', { params: { id: draft.id } })).status).toBe(404);
  expect((await begin(cup)).status).toBe(409);
});

test('publishing numbers a bulletin in its year, makes what it says final, and tells no ban twice', async () => {
  const { cup } = await createCupWithRedCard();
  const sanction = await decide(cup);
  const first = await publishNext(cup, { notices: 'El tribunal se reúne los martes.' });
  expect(first).toMatchObject({
    status: 'published',
    number: 1,
    year: 2026,
    notices: 'El tribunal se reúne los martes.',
  });
  expect(first.lines).toHaveLength(2);
  const [told] = expectOk(await call('GET /sanctions', { as: 'admin', query: { tournamentId: String(cup.id) } }));
  expect(told?.bulletin).toMatchObject({ id: first.id, year: 2026, number: 1 });
  for (const key of ['PUT /sanctions/{id}', 'DELETE /sanctions/{id}'] as const) {
    const body = key.startsWith('PUT') ? { body: { ...told, reason: 'Otra cosa' } } : {};
    const answer = await call(key, { as: 'admin', params: { id: sanction.id }, ...body } as never);
    expect([key, answer.status]).toEqual([key, 409]);
  }
  const put = await call('PUT /bulletins/{id}', { as: 'admin', params: { id: first.id }, body: { ...first } });
  expect(put.status).toBe(409);
  await decide(cup, { reason: 'Otra falta.' });
  const second = await publishNext(cup);
  expect([second.number, second.lines.map(({ text }) => text)]).toEqual([2, ['2 fechas de suspensión. Otra falta.']]);
  const third = await publishNext(cup, { date: '2027-01-05', notices: 'Año nuevo.' });
  expect([third.year, third.number]).toEqual([2027, 1]);
});

test('a sanction that supersedes another annuls it when it is published', async () => {
  const { cup, cause } = await createCupWithRedCard();
  const query = { tournamentId: String(cup.id) };
  const readBans = async () => expectOk(await call('GET /statistics/suspensions', { query }));
  const first = await decide(cup, { matchId: cause.id });
  await publishNext(cup);
  const second = await decide(cup, {
    replaces: first.id,
    measures: [{ kind: 'lifted' }],
    reason: 'Se aceptó la apelación.',
  });
  const stillDecided = expectOk(await call('GET /sanctions', { as: 'admin', query: { ...query, status: 'decided' } }));
  expect(new Set(stillDecided.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
  expect(await readBans()).toMatchObject([{ matches: 2, remaining: 2 }]);
  const published = await publishNext(cup);
  expect(published.lines.at(0)?.text).toContain('Reemplaza lo publicado en el Boletín 1/2026');
  const annulled = expectOk(await call('GET /sanctions', { as: 'admin', query: { ...query, status: 'annulled' } }));
  expect(annulled.map(({ id }) => id)).toEqual([first.id]);
  expect(await readBans()).toEqual([]);
});

test('a sanction for all tournaments is proposed in the drafts of two, and told only by the bulletin that is published first', async () => {
  const [first, second] = [await createCup(), await createCup()];
  const warning = { measures: [{ kind: 'warning' as const }] };
  const everywhere = await decide(first, { tournamentId: 0, ...warning });
  const deleted = await decide(first, { reason: 'Se cargó por error.', ...warning });
  const drafts = [expectOk(await begin(first)), expectOk(await begin(second, { notices: 'Sin novedades.' }))];
  expect(drafts.map(({ sanctionIds }) => sanctionIds)).toEqual([[deleted.id, everywhere.id], [everywhere.id]]);
  expectOk(await call('DELETE /sanctions/{id}', { as: 'admin', params: { id: deleted.id } }));
  const publish = async (id = 0) =>
    expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id } }));
  const told = async (id?: number) => (await publish(id)).lines.map(({ sanctionId }) => sanctionId);
  expect(await told(drafts[0]?.id)).toEqual([everywhere.id]);
  const edited = { params: { id: drafts[1]?.id ?? 0 }, body: { date: '2026-05-07', notices: 'Sin novedades.' } };
  expect(expectOk(await call('PUT /bulletins/{id}', { as: 'admin', ...edited })).sanctionIds).toEqual([]);
  expect(await told(drafts[1]?.id)).toEqual([]);
  const named = [...(await listPublic(first)), ...(await listPublic(second))].map(({ sanctionIds }) => sanctionIds);
  expect(named).toEqual([[everywhere.id], []]);
});

test('of two drafts with the same sanction that are published at the same moment, one tells it', async () => {
  const tournaments = [await createCup(), await createCup()];
  await decide(await createCup(), { tournamentId: 0, measures: [{ kind: 'warning' }] });
  const drafts = await Promise.all(
    tournaments.map((each) => begin(each, { notices: 'Sin novedades.' }).then(expectOk)),
  );
  const publish = (id: number) => call('POST /bulletins/{id}/publish', { as: 'admin', params: { id } }).then(expectOk);
  const published = await Promise.all(drafts.map(({ id }) => publish(id)));
  expect(published.map(({ lines }) => lines.length).sort()).toEqual([0, 1]);
});

test('a sanction changes the points of participants only, who may not leave the tournament afterwards', async () => {
  const cup = await createCup();
  const stranger = await createTeam('Zorros');
  const takeAway = (id: number) =>
    decide(cup, { subject: { kind: 'team', id }, measures: [{ kind: 'points', points: -2 }] });
  const setTeams = (teamIds: number[]) =>
    call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id: cup.id }, body: { teamIds } });
  await expect(takeAway(stranger.id)).rejects.toThrow('Ese equipo no participa del torneo');
  await takeAway(home.id);
  const { id } = expectOk(await begin(cup));
  expectOk(await setTeams([away.id]));
  const publish = () => call('POST /bulletins/{id}/publish', { as: 'admin', params: { id } });
  expect(statusAndDetail(await publish())).toEqual({
    status: 409,
    detail: 'Halcones no participa del torneo: no se le pueden cambiar los puntos.',
  });
  expectOk(await setTeams([home.id, away.id]));
  expectOk(await publish());
  expect(statusAndDetail(await setTeams([away.id]))).toEqual({
    status: 409,
    detail: 'Halcones no puede salir del torneo: un boletín le cambió los puntos.',
  });
});

test('points take effect when they are published, among the adjustments, which an edit of the tournament keeps', async () => {
  const cup = await createCup();
  const subject = { kind: 'team' as const, id: home.id };
  const sanction = await decide(cup, { subject, measures: [{ kind: 'points', points: -3 }] });
  expect((await readTournament(cup)).adjustments).toEqual([]);
  await publishNext(cup);
  const given = [{ teamId: home.id, points: -3, reason: expect.any(String), sanctionId: sanction.id }];
  const stored = await readTournament(cup);
  expect(stored.adjustments).toEqual(given);
  const own = { teamId: away.id, points: 1, reason: 'Bonificación' };
  expectOk(await editTournament(stored, { adjustments: [own, { ...own, points: 50, sanctionId: sanction.id }] }));
  expect((await readTournament(cup)).adjustments).toEqual([own, ...given]);
  await decide(cup, { replaces: sanction.id, subject, measures: [{ kind: 'dismissed' }] });
  await publishNext(cup);
  expect((await readTournament(cup)).adjustments).toEqual([own]);
});

test('people have no name and nobody’s words are told while squads are private, and after the years of publicity', async () => {
  const cup = await createCup();
  await decide(cup, { article: '207' });
  await publishNext(cup, { notices: 'Aviso.' });
  await setSettings({ publicSquads: false });
  const [hidden] = await listPublic(cup);
  expect(hidden?.lines[0]).toMatchObject({
    subjectName: 'n.º 7 de Halcones',
    text: '2 fechas de suspensión. Art. 207.',
  });
  await setSettings({ publicSquads: true, sanctionsPublicYears: 5 });
  const [shown] = await listPublic(cup);
  expect(shown?.lines[0]).toMatchObject({ subjectName: 'Iván Rey', text: expect.stringContaining('Insultó') });
  const old = await publishNext(cup, { date: '2019-05-06', notices: 'Aviso.', sanctionIds: [(await decide(cup)).id] });
  const seen = (await listPublic(cup)).find(({ id }) => id === old.id);
  expect(seen).toMatchObject({ notices: '', lines: [{ subjectName: 'Integrante de Halcones', number: null }] });
  expect(expectOk(await call('GET /bulletins/{id}', { as: 'admin', params: { id: old.id } })).notices).toBe('Aviso.');
});

test('a correction names the bulletin of its year that it corrects', async () => {
  const cup = await createCup();
  await decide(cup);
  await publishNext(cup);
  const body = { date: '2026-05-07', corrects: 9, notices: 'Donde dice…' };
  expect((await begin(cup, body)).status).toBe(400);
  expect(await publishNext(cup, { ...body, corrects: 1 })).toMatchObject({ number: 2, corrects: 1, lines: [] });
});

test('a ban of cards names the bulletin that told it first, wherever it is told', async () => {
  const { cup, matchTime } = await createCupWithRedCard();
  const next = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-09', matchTime, round: 'Fecha 2' });
  const told = async () => {
    const query = { tournamentId: String(cup.id) };
    const [ban] = expectOk(await call('GET /statistics/suspensions', { as: 'admin', query }));
    const verdicts = expectOk(await call('GET /matches/{id}/eligibility', { as: 'admin', params: { id: next.id } }));
    const judged = verdicts.now.teams.flatMap(({ players }) => players);
    const { reasons = [] } = judged.find(({ playerId }) => playerId === player.id) ?? {};
    return [ban?.bulletin, reasons[0]?.bulletin];
  };
  expect(await told()).toEqual([undefined, undefined]);
  await publishNext(cup);
  await publishNext(cup, { notices: 'Otro.' });
  expect(await told()).toEqual([
    { year: 2026, number: 1 },
    { year: 2026, number: 1 },
  ]);
});

test('cases are what waits for the tribunal, and decisions without a bulletin', async () => {
  const { cup, cause } = await createCupWithRedCard();
  const params = { id: cup.id };
  const cases = async () =>
    expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params })).map(({ kind, subjectName, match }) => [
      kind,
      subjectName,
      match?.round,
    ]);
  expect(await cases()).toEqual([['redCard', 'Iván Rey', 'Fecha 1']]);
  await decide(cup, { matchId: cause.id });
  expect(await cases()).toEqual([['unpublished', 'Iván Rey', 'Fecha 1']]);
  await publishNext(cup);
  expect(await cases()).toEqual([]);
  expect((await call('GET /tournaments/{id}/cases', { as: 'dt', params })).status).toBe(403);
});
