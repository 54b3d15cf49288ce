/** Compares what two phones made with what the server has, and with what each phone says. */
import { expect } from 'vitest';
import { listEventsOfMatch } from '#functions/competition/records/events.ts';
import type { StoredOperation } from '#functions/competition/records/operations.ts';
import { listPlayersOfTeam } from '#functions/competition/records/players.ts';
import { readMatchWithSheet } from '#functions/competition/records/sheets.ts';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import type { SheetRecord } from '#shared/domain/sheet/state.ts';
import { sendStateOf } from '#web/features/sheet/queue/send-state.ts';
import type { Device } from './device.ts';
import type { MatchOnTable } from './matches-on-table.ts';

interface PlayedGame {
  readonly schedule: unknown;
  readonly match: MatchOnTable;
  readonly phones: readonly Device[];
  /** The ids of the operations in the order in which they arrived, also repeatedly. */
  readonly arrivals: readonly string[];
}

/** Throws, with the schedule, unless the table has all that both phones made, once and in order, and each phone says so. */
export async function requireUnion({ schedule, match, phones, arrivals }: PlayedGame): Promise<void> {
  const [stored, saved, events, squads] = await Promise.all([
    queryPartition<StoredOperation>(partitionKeys.operations(match.id)),
    readMatchWithSheet(match),
    listEventsOfMatch(match.tournamentId, match.id),
    Promise.all([match.home.id, match.away.id].map(listPlayersOfTeam)),
  ]);
  const added = squads.flat().filter(({ pendingMatchId }) => pendingMatchId === match.id);
  const arrived = [...new Set(arrivals)];
  const storedById = new Map(stored.map((each) => [each.operation.id, each]));
  const made = phones.flatMap(({ madeIds }) => madeIds);
  const found = {
    operations: [...storedById.keys()].sort(),
    recorded: saved.sheet.operations,
    events: events.map(({ operationId }) => operationId).sort(),
    remarks: (saved.sheet.end?.observation ?? '').split('\n').filter(Boolean).sort(),
    newPlayers: Object.keys(saved.sheet.newPlayers ?? {}).sort(),
    namedPlayers: namedBy(saved.sheet),
    score: [saved.match.homeScore ?? 0, saved.match.awayScore ?? 0],
    phones: phones.map(({ madeIds, state }) => ({
      arrived: arrived.filter((id) => madeIds.includes(id)),
      says: sendStateOf(state).text,
      told: state.answered.map(({ id, answer }) => ({ id, ...answer })),
    })),
  };
  const { home, away } = finalScoreOfEvents(events, match.home.id);
  expect(found, JSON.stringify(schedule)).toEqual({
    operations: made.toSorted(),
    recorded: stored.filter(changesSheet).length,
    events: idsOfEvents(stored).sort(),
    remarks: remarksOfEnds(stored).sort(),
    newPlayers: idsOfNewPlayers(stored).sort(),
    namedPlayers: added.map(({ id }) => id).sort(inOrder),
    score: [home, away],
    phones: phones.map(({ madeIds }) => ({
      arrived: madeIds,
      says: 'Todo enviado',
      told: answersToTell(madeIds.flatMap((id) => storedById.get(id) ?? [])),
    })),
  });
}

/** The ids of the operations whose events the sheet must have, each once. */
function idsOfEvents(stored: readonly StoredOperation[]): string[] {
  const applied = stored.filter(({ outcome }) => outcome === 'applied').map(({ operation }) => operation);
  const removed = applied.map((each) => (each.kind === 'correction' && each.remove ? each.operationId : null));
  return applied.flatMap(({ kind, id }) => (kind === 'event' && !removed.includes(id) ? id : []));
}

/** The ids of the operations whose players the sheet must have, each once. */
const idsOfNewPlayers = (stored: readonly StoredOperation[]): string[] =>
  stored.flatMap(({ operation: { id, kind }, outcome }) => (kind === 'newPlayer' && outcome === 'applied' ? id : []));

/** The ids of the players whom the sheet says it has added. */
const namedBy = ({ newPlayers = {} }: SheetRecord): number[] =>
  Object.values(newPlayers)
    .map(({ playerId }) => playerId)
    .sort(inOrder);

const inOrder = (a: number, b: number): number => a - b;

/** An operation that was refused takes no place of the sheet, nor does one that came second, unless it left a remark. */
const changesSheet = ({ operation, outcome }: StoredOperation): boolean =>
  outcome === 'superseded' ? operation.kind === 'end' && operation.observation !== '' : outcome !== 'refused';

/** The remarks that the sheet must have, each once: those of the first end and of all later ones. */
const remarksOfEnds = (stored: readonly StoredOperation[]): string[] =>
  stored.flatMap(({ operation, outcome }) =>
    operation.kind === 'end' && (outcome === 'applied' || outcome === 'superseded') ? operation.observation : [],
  );

const answersToTell = (stored: readonly StoredOperation[]) =>
  stored.flatMap(({ operation: { id }, outcome, message }) => (outcome === 'applied' ? [] : { id, outcome, message }));
