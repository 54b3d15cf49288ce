/**
 * Random bulk changes of a league, single saves between them, and undos of any of the bulk changes: an undo gives every
 * match back as it was if none was written since, and changes nothing otherwise.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys, sortKeyPrefixes } from '#functions/platform/table/keys.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  readMatch,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { inAnHour } from '#tests/support/call-notices.ts';
import { readChangeGroups, readChanges, recordNewChanges, undo } from '#tests/support/changes.ts';
import { jobRoutes } from '#tests/support/fixture-jobs.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { isFullRun } from '#tests/support/full.ts';
import { postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { generatePlayoffs } from '#tests/support/playoffs.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { listEntries, readVersions, requireChains } from './undone-histories.ts';

interface StoredMatchItem {
  readonly sk: string;
  readonly id: number;
  readonly version: number;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly status: string;
  readonly isPlayoff: boolean;
  readonly [field: string]: unknown;
}

/** The league's matches by sort key, the events of each, what bulk changes write of the tournament, and its notices in force. */
interface State {
  readonly matches: ReadonlyMap<string, StoredMatchItem>;
  readonly events: ReadonlyMap<number, readonly unknown[]>;
  readonly adjustments: readonly unknown[];
  readonly withdrawals: readonly { readonly teamId: number }[];
  readonly notices: readonly number[];
}

/** A bulk change of the history: the state before it and the one that it left. */
interface Bulk {
  readonly before: State;
  readonly left: State;
}

async function readState({ tournament }: League): Promise<State> {
  const partition = partitionKeys.tournament(tournament.id);
  const stored = await queryPartition<StoredMatchItem>(partition, sortKeyPrefixes.match);
  const events = await queryPartition<{ matchId: number }>(partition, sortKeyPrefixes.event);
  const { adjustments, withdrawals } = await readTournament(tournament);
  const notices = expectOk(await call('GET /notices'));
  return {
    matches: new Map(stored.map((item) => [item.sk, item])),
    events: Map.groupBy(events, ({ matchId }) => matchId),
    adjustments,
    withdrawals,
    notices: notices.flatMap(({ id, scope }) => (scope.kind === 'round' && scope.id === tournament.id ? id : [])),
  };
}

/** A league with a player of each team. */
interface PlayedLeague extends League {
  readonly players: readonly Player[];
}

type Act = (league: PlayedLeague, match: StoredMatchItem | undefined, n: number) => Promise<unknown>;

const bulkChanges = {
  postpone: ({ tournament }, _match, n) =>
    finishJob(jobRoutes.postpone, tournament, {
      body: { round: `Fecha ${1 + (n % 3)}`, days: 7 * (1 + (n % 2)), andLater: n % 3 > 0 },
    }),
  suspend: ({ tournament }, _match, n) =>
    finishJob(jobRoutes.suspend, tournament, {
      body: { round: `Fecha ${1 + (n % 3)}`, title: 'Se suspende', text: '', until: inAnHour() },
    }),
  withdraw: ({ tournament, teams }, _match, n) =>
    finishJob(jobRoutes.withdraw, tournament, {
      body: { teamId: teams[n % 4]?.id, mode: n % 2 ? 'annul' : 'walkovers', reason: 'Se fueron' },
    }),
  playoffs: ({ tournament }) => generatePlayoffs(tournament),
  adjust: async ({ tournament, teams }, _match, n) =>
    editTournament(await readTournament(tournament), {
      adjustments: [{ teamId: teams[0]?.id ?? 0, points: 1 + n, reason: 'Premio' }],
    }),
} as const satisfies Record<string, Act>;

const saves = {
  score: async (_league, match, n) => match && saveScore(match, `${n % 4}-${n % 3}`),
  place: async (_league, match, n) => match && editMatch(await readMatch(match), { location: `Cancha ${n}` }),
  delete: async (_league, match) => match && deleteMatch(match),
  card: async ({ players }, match, n) => {
    const player = players.find(({ teamId }) => teamId === (n % 2 ? match?.homeTeamId : match?.awayTeamId));
    return match && player && postMatchEvent(match, player, 'yellowcard', 1 + n);
  },
  // Revokes the notice of a suspension by itself, or brings one back in force.
  notice: async ({ tournament }, _match, n) => {
    const changes = (await readChanges(tournament)).filter(({ kind, canUndo }) => kind === 'notice' && canUndo);
    const change = changes[n % (changes.length || 1)];
    return change && expectOk(await undo(tournament, change));
  },
} as const satisfies Record<string, Act>;

const arbitraryAct = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(bulkChanges) as (keyof typeof bulkChanges)[])) },
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(saves) as (keyof typeof saves)[])) },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
  ),
  n: fc.nat(9),
});

const outcomes = { undone: 0, refused: 0 };

async function carryOut(
  league: PlayedLeague,
  { does, n }: typeof arbitraryAct extends fc.Arbitrary<infer T> ? T : never,
  known: Map<string, Bulk>,
) {
  const before = await readState(league);
  if (does === 'undo') {
    const ids = [...known.keys()];
    // Rather the newest ones: most older ones cannot be undone.
    const id = ids.at(-1 - (n % 3));
    return id === undefined ? undefined : requireUndoneOrRefused(league, id, known.get(id) as Bulk, before);
  }
  const match = [...before.matches.values()][n % (before.matches.size || 1)];
  const [former] = await readChangeGroups(league.tournament);
  await { ...bulkChanges, ...saves }[does](league, match, n);
  const [newest] = await readChangeGroups(league.tournament);
  // A refused one leaves no group.
  if (newest && newest.id !== former?.id) known.set(newest.id, { before, left: await readState(league) });
}

async function requireUndoneOrRefused(league: League, id: string, bulk: Bulk, now: State): Promise<void> {
  const keysOfBulk = [...bulk.left.matches.keys()].filter(
    (sk) => bulk.left.matches.get(sk)?.version !== bulk.before.matches.get(sk)?.version,
  );
  const isUnchanged = keysOfBulk.every((sk) => {
    const [current, left] = [now.matches.get(sk), bulk.left.matches.get(sk)];
    const eventsIn = (state: State) => state.events.get(left?.id ?? 0) ?? [];
    return current?.version === left?.version && eventsIn(now).length === eventsIn(bulk.left).length;
  });
  const groups = await readChangeGroups(league.tournament);
  const group = groups.find((each) => each.id === id);
  const undoIds = groups.filter(({ kind }) => kind === 'undo').map((each) => each.id);
  if (!isUnchanged) expect(group?.canUndo).toBe(false);
  const answer = await finishJob(jobRoutes.undo, league.tournament, { groupId: id });
  const after = await readState(league);
  if (answer.status !== 200) {
    outcomes.refused += 1;
    expect(answer.status).toBe(409);
    expect(problemOf(answer).code).toBe(group?.canUndo ? 'busy' : 'changed-since');
    expect(after).toEqual(now);
    return;
  }
  outcomes.undone += 1;
  expect([isUnchanged, group?.canUndo]).toEqual([true, true]);
  const withdrawn = after.withdrawals.map(({ teamId }) => teamId);
  for (const sk of new Set([...after.matches.keys(), ...now.matches.keys()])) {
    // The matches of two teams that withdrew belong to the one that is still gone.
    if (group?.kind === 'withdraw' && isOfBothWithdrawn(after.matches.get(sk), group.teamId, now)) {
      const { homeTeamId, awayTeamId, status } = after.matches.get(sk) as StoredMatchItem;
      const isLeft = [homeTeamId, awayTeamId].some((teamId) => withdrawn.includes(teamId ?? 0));
      if (isLeft) expect(status).toMatch(/completed|cancelled/);
      continue;
    }
    // One that came to this withdrawal with the undo of the rival's is back as well.
    const current = now.matches.get(sk);
    if (
      group?.kind === 'withdraw' &&
      isTeamOf(current, group.teamId) &&
      undoIds.includes(`${current?.changeGroupId}`)
    ) {
      expect(after.matches.get(sk)?.walkover).toBeNull();
      continue;
    }
    const expected = keysOfBulk.includes(sk) ? bulk.before.matches.get(sk) : now.matches.get(sk);
    expect(contentOf(after.matches.get(sk))).toEqual(contentOf(expected));
  }
  // What a suspension published is not in force, also when it was revoked by itself before; all other notices are as before.
  const published = bulk.left.notices.filter((each) => !bulk.before.notices.includes(each));
  expect(after.notices).toEqual(now.notices.filter((each) => !published.includes(each)));
  if (group?.kind === 'adjustments') expect(after.adjustments).toEqual(bulk.before.adjustments);
  if (group?.kind === 'withdraw') expect(after.withdrawals).toHaveLength(now.withdrawals.length - 1);
}

const isTeamOf = (match: StoredMatchItem | undefined, teamId: number | null): match is StoredMatchItem =>
  match !== undefined && [match.homeTeamId, match.awayTeamId].includes(teamId);

const isOfBothWithdrawn = (match: StoredMatchItem | undefined, teamId: number | null, { withdrawals }: State) =>
  isTeamOf(match, teamId) &&
  !match.isPlayoff &&
  withdrawals.some((each) => each.teamId !== teamId && [match.homeTeamId, match.awayTeamId].includes(each.teamId));

/** A match without what tells its versions apart. */
function contentOf(item: StoredMatchItem | undefined) {
  if (!item) return undefined;
  const { version: _version, updatedAt: _at, updatedBy: _by, changeGroupId: _group, ...content } = item;
  return content;
}

const histories = isFullRun ? 50 : 1;

test(`${histories} random histories: an undo of a bulk change gives all of it back, or names what changed and changes nothing`, async () => {
  await startApi();
  let startDate = 2100;
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryAct, { minLength: 12, maxLength: 12 }), async (acts) => {
      const planned = await createLeague(4);
      const league = { ...planned, players: await Promise.all(planned.teams.map((team) => createPlayer(team))) };
      startDate += 1;
      const body = { rounds: roundRobinOf(league, { startDate: `${startDate}-03-02` }) };
      expectOk(await finishJob(jobRoutes.create, league.tournament, { body }));
      const known = new Map<string, Bulk>();
      for (const act of acts) {
        await carryOut(league, act, known);
        await recordNewChanges();
      }
      requireChains(await listEntries({ cup: league.tournament }), await readVersions({ cup: league.tournament }));
    }),
    { numRuns: histories, seed: Number(process.env.TEST_SEED) },
  );
  for (const times of Object.values(outcomes)) expect(times).toBeGreaterThan(histories / 4);
});
