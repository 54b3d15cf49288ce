/** The verdicts on both squads when a match begins: kept as they were, whatever changes afterwards. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  expectOk,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, deletePlayer } from '#tests/support/players.ts';

let tournament: Tournament;
let home: Team;
let away: Team;
let suspended: Player;
let other: Player;
let match: Match;

beforeAll(startApi);

beforeEach(async () => {
  [home, away] = await createTeams('Halcones', 'Tigres');
  tournament = await createTournament({ teamIds: [home.id, away.id] });
  suspended = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  other = await createPlayer(away, { firstName: 'Leo', lastName: 'Paz' });
  const first = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-02', round: 'Fecha 1' });
  match = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-09', round: 'Fecha 2' });
  expectOk(await saveScore(first, '1-0'));
  await createMatchEvent(first, suspended, 'redcard');
});

const readEligibility = async (as: 'admin' | 'dt' = 'admin') =>
  expectOk(await call('GET /matches/{id}/eligibility', { as, params: { id: match.id } }));
const setStatus = async (status: Match['status']) => expectOk(await editMatch(await readMatch(match), { status }));
const tellVerdicts = (verdicts: Awaited<ReturnType<typeof readEligibility>>['now'] | null) =>
  verdicts?.teams.map(({ players }) => players.map(({ playerName, verdict }) => `${playerName}: ${verdict}`));

test('a match that has not begun has verdicts of now alone', async () => {
  const { atStart, earlier, now } = await readEligibility();
  expect([atStart, earlier]).toEqual([null, []]);
  expect(tellVerdicts(now)).toEqual([['Iván Rey: ineligible'], ['Leo Paz: eligible']]);
});

test('verdicts at the start stay byte for byte, while those of now follow what is changed', async () => {
  await setStatus('in_progress');
  const { atStart } = await readEligibility();
  expect(atStart).toMatchObject({
    source: 'status',
    kickOff: expect.stringContaining('2026-05-09T'),
    sha256: expect.any(String),
  });
  expect(tellVerdicts(atStart)).toEqual([['Iván Rey: ineligible'], ['Leo Paz: eligible']]);
  const { version: _seen, dateOfBirth: _birth, ...fields } = other;
  const renamed = { ...fields, dateOfBirth: '1990-01-01', firstName: 'Leandro', status: 'inactive' as const };
  expectOk(await call('PUT /players/{id}', { as: 'admin', params: { id: other.id }, body: renamed }));
  const body = {
    tournamentId: tournament.id,
    subject: { kind: 'player' as const, id: suspended.id },
    reason: 'Se levanta.',
    decidedOn: '2026-05-10',
    measures: [{ kind: 'lifted' as const }],
    matchId: match.id - 1,
  };
  expectOk(await call('POST /sanctions', { as: 'admin', body }));
  expectOk(await saveScore(await readMatch(match), '2-2'));
  const after = await readEligibility();
  expect(after.atStart).toEqual(atStart);
  expect(tellVerdicts(after.now)).toEqual([['Iván Rey: eligible'], ['Leandro Paz: ineligible']]);
});

test('a result that is entered at once is judged as of then; a match begun again is judged again', async () => {
  expectOk(await saveScore(match, '2-2'));
  const first = await readEligibility();
  expect(first.atStart).toMatchObject({ source: 'score' });
  await setStatus('scheduled');
  await setStatus('in_progress');
  const again = await readEligibility();
  expect(again.earlier).toEqual([first.atStart]);
  expect(again.atStart).toMatchObject({ source: 'status' });
});

test('whom a verdict names, and the match, cannot be deleted', async () => {
  await setStatus('in_progress');
  await setStatus('scheduled');
  expect([(await deletePlayer(other)).status, (await deleteMatch(match)).status]).toEqual([409, 409]);
});
