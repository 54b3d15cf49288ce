/** What the organiser's home asks for: in which running tournaments something waits, from one small document each. */
import { beforeAll, expect, test } from 'vitest';
import { documentClient } from '#functions/platform/table/client.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createStaff } from '#tests/support/staff.ts';
import { publishChanges } from '#tests/support/stream.ts';

type Cup = Awaited<ReturnType<typeof createCupWithRedCard>>;
/** The first tournament has an undecided red card; the second one has also a decision about its coach. */
let cups: readonly [Cup, Cup];

beforeAll(async () => {
  await startApi();
  cups = [await createCupWithRedCard(), await createCupWithRedCard()];
  const [, { cup, home }] = cups;
  const coach = await createStaff({ teamId: home.id, name: 'Luz Paz' });
  for (const kind of ['staff', 'staff', 'staff'] as const) {
    const body = sanctionOf(cup.id, { kind, id: coach.id });
    expectOk(await call('POST /sanctions', { as: 'admin', body: { ...body, measures: [{ kind: 'warning' }] } }));
  }
  await publishChanges();
});

async function createCupWithRedCard() {
  const [home, away] = await createTeams('Halcones', 'Tigres');
  const cup = await createTournament({ teamIds: [home.id, away.id] });
  const player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  const match = await playMatch(cup, home, '1-0', away);
  await createMatchEvent(match, player, 'redcard');
  return { cup, home, player, match };
}

const read = async () => expectOk(await call('GET /tournaments/cases', { as: 'admin' }));
const casesOf = async ({ id }: { readonly id: number }) =>
  (await read()).find(({ tournamentId }) => tournamentId === id);

const sanctionOf = (tournamentId: number, subject: { kind: 'player' | 'staff'; id: number }, matchId?: number) => ({
  tournamentId,
  subject,
  ...(matchId !== undefined && { matchId }),
  reason: 'Insultó al árbitro.',
  decidedOn: '2026-05-05',
  measures: [{ kind: 'matches' as const, matches: 2, served: 0, onHold: 0 }],
});

test('a red card waits until it is decided, the decision until a bulletin tells it', async () => {
  const [{ cup, player, match }] = cups;
  const told = { tournamentId: cup.id, tournamentName: cup.name, count: 1 };
  expect(await casesOf(cup)).toEqual({ ...told, first: [{ kind: 'redCard', subjectName: 'Iván Rey' }] });
  const body = sanctionOf(cup.id, { kind: 'player', id: player.id }, match.id);
  expectOk(await call('POST /sanctions', { as: 'admin', body }));
  await publishChanges();
  expect(await casesOf(cup)).toEqual({ ...told, first: [{ kind: 'unpublished', subjectName: 'Iván Rey' }] });
  const params = { id: cup.id };
  const draft = await call('POST /tournaments/{id}/bulletins', { as: 'admin', params, body: { date: '2026-05-06' } });
  expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id: expectOk(draft).id } }));
  await publishChanges();
  expect(await casesOf(cup)).toBeUndefined();
});

test('the first three are named, whoever they are about, and the others counted', async () => {
  const [, { cup }] = cups;
  const { count, first } = (await casesOf(cup)) ?? {};
  expect([count, first?.map(({ subjectName }) => subjectName)]).toEqual([4, ['Iván Rey', 'Luz Paz', 'Luz Paz']]);
});

test('nobody but an administrator is told of it', async () => {
  expect((await call('GET /tournaments/cases')).status).toBe(401);
  expect((await call('GET /tournaments/cases', { as: 'dt' })).status).toBe(403);
});

test('reading it reads no match of a tournament', async () => {
  const asked: string[] = [];
  documentClient().middlewareStack.add(
    (next) => (args) => {
      asked.push(JSON.stringify(args.input));
      return next(args);
    },
    { name: 'reads', step: 'initialize' },
  );
  await read();
  documentClient().middlewareStack.remove('reads');
  expect(asked.join()).toContain('CASES');
  expect(asked.join()).not.toContain('"T#');
});
