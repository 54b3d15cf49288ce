/** Random saves of a match: by hand, on its sheet, and what stands in the way of undoing them later. */
import fc from 'fast-check';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys, sortKeyPrefixes } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import {
  editMatch,
  editTournament,
  postMatch,
  readMatch,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { deleteEvent, editMatchEvent, postMatchEvent } from '#tests/support/match-events.ts';
import {
  clockMark,
  confirmationOf,
  correctionOf,
  decideOperation,
  endOf,
  eventOf,
  postOperations,
  presenceOf,
  readSheet,
  type SentOperation,
} from '#tests/support/sheet-operations.ts';

/** A match with its teams, and a player of each. */
export interface SavedMatch {
  readonly cup: { readonly id: number };
  readonly match: Match;
  readonly teams: readonly [Team, Team];
  readonly players: readonly [Player, Player];
  /** The headers of those who keep the sheet: a Planillero, and somebody with the link to it. */
  readonly keepers: readonly [SheetKeeper, SheetKeeper];
}

interface SheetKeeper {
  readonly headers: Record<string, string>;
}

interface Chosen extends SavedMatch {
  readonly n: number;
  readonly player: Player;
  /** One of the match's events; undefined when it has none. */
  readonly event: (Pick<MatchEvent, 'id' | 'minute'> & { readonly operationId?: string }) | undefined;
}

type Save = (chosen: Chosen) => Promise<unknown> | undefined;

const saves = {
  score: ({ match, n }) => saveScore(match, `${n % 4}-${n % 3}`),
  walkover: ({ match }) => saveScore(match, '3-0', { walkover: 'away' }),
  time: async ({ match, n }) => editMatch(await readMatch(match), { matchTime: `1${n}:00`, location: `Cancha ${n}` }),
  status: async ({ match, n }) =>
    editMatch(await readMatch(match), {
      status: (['in_progress', 'scheduled', 'cancelled', 'postponed'] as const)[n % 4] ?? 'scheduled',
    }),
  goal: ({ match, player, n }) => postMatchEvent(match, player, n % 2 ? 'goal' : 'owngoal', 1 + n),
  'edit event': ({ event, n }) => event && editMatchEvent(event as MatchEvent, n % 2 ? 'goal' : 'yellowcard'),
  'delete event': ({ event }) => event && deleteEvent(event),
  'sheet: start': (chosen) => postByKeeper(chosen, clockMark('start')),
  'sheet: presence': (chosen) => postByKeeper(chosen, presenceOf(chosen.player.teamId, [chosen.player.id])),
  'sheet: goal': (chosen) => postByKeeper(chosen, eventOf(chosen.player)),
  'sheet: minute': (chosen) => correctByKeeper(chosen, { minute: 1 + chosen.n }),
  'sheet: removal': (chosen) => correctByKeeper(chosen, { remove: true }),
  'sheet: end': (chosen) => postByKeeper(chosen, endOf(chosen.n === 0 ? { walkover: 'home' } : {})),
  'sheet: confirmation': (chosen) => postByKeeper(chosen, confirmationOf(chosen.n % 2 ? 'home' : 'away')),
  'sheet: decision': async ({ match, n }) => {
    const [waiting] = (await readSheet(match)).unapplied;
    return waiting && decideOperation(match, waiting.operation, n % 2 ? 'apply' : 'discard');
  },
  'other match': ({ cup, match: { matchDate }, teams: [home, away], n }) =>
    postMatch(cup, home, away, { matchDate, matchTime: `1${n}:00` }),
  rules: async ({ cup, n }) => editTournament(await readTournament(cup), { rules: { matchMinutes: 5 + 5 * n } }),
} as const satisfies Record<string, Save>;

/** The operation is sent by an administrator, by a Planillero or with the link. */
const postByKeeper = ({ match, keepers, n }: Chosen, operation: SentOperation) =>
  postOperations(match, [operation], [{ as: 'admin' } as const, ...keepers][n % 3]);

const correctByKeeper = (chosen: Chosen, parts: Parameters<typeof correctionOf>[1]) =>
  chosen.event?.operationId ? postByKeeper(chosen, correctionOf({ id: chosen.event.operationId }, parts)) : undefined;

export const arbitrarySave = fc.record({
  does: fc.constantFrom(...(Object.keys(saves) as (keyof typeof saves)[])),
  n: fc.nat(9),
});
type RandomSave = typeof arbitrarySave extends fc.Arbitrary<infer T> ? T : never;

/** Carries out a save; one that the rules refuse changes nothing. */
export async function carryOutSave(saved: SavedMatch, { does, n }: RandomSave, state: MatchState): Promise<void> {
  const events = [...state.values()].filter(({ sk }) => sk.startsWith(sortKeyPrefixes.event));
  const event = events[n % (events.length || 1)] as Chosen['event'];
  await saves[does]({ ...saved, n, player: saved.players[n % 2 ? 1 : 0], event });
}

export interface StateItem {
  readonly sk: string;
  readonly [field: string]: unknown;
}

/** The match and its events as they are stored, by sort key. */
export type MatchState = ReadonlyMap<string, StateItem>;

export async function readMatchState({ cup, match }: SavedMatch): Promise<MatchState> {
  const stored = await queryPartition<StateItem>(partitionKeys.tournament(cup.id));
  const kept = stored.filter(
    ({ sk, id, matchId }) =>
      (sk.startsWith(sortKeyPrefixes.match) && id === match.id) ||
      (sk.startsWith(sortKeyPrefixes.event) && matchId === match.id),
  );
  return new Map(kept.map((item) => [item.sk, item]));
}
