/**
 * Random saves of a match, with some entries of its history damaged: an undo gives the former state, or says why not and
 * changes nothing.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { StoredChange } from '#functions/platform/table/change-entry.ts';
import { listChangesOfTournament } from '#functions/platform/table/changes.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { recordChanges } from '#functions/publisher/record-changes.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import { undo } from '#tests/support/changes.ts';
import { createScheduledMatch, createTeams, createTournament, deleteMatch } from '#tests/support/given.ts';
import { createPlayer } from '#tests/support/players.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';
import { undoneHistoryCount } from './number-of-histories.ts';
import {
  arbitrarySave,
  carryOutSave,
  type MatchState,
  readMatchState,
  type SavedMatch,
  type StateItem,
} from './random-saves.ts';

let people: Pick<SavedMatch, 'teams' | 'players'>;

beforeAll(async () => {
  await startApi();
  const teams = await createTeams('Lanús', 'Banfield');
  people = { teams, players: [await createPlayer(teams[0]), await createPlayer(teams[1])] };
});

/** What newer code, or an edit of the table by hand, may have made of the fields that an entry has of the item before. */
const damages = [
  () => ({}),
  (fields: object) => ({ ...fields, homeScore: 'dos', minute: 'doce' }),
  (fields: object) => ({ ...fields, status: 'frozen', eventType: 'greencard' }),
  (fields: object) => ({ ...fields, matchDate: 20250301, playerId: -1 }),
] as const;

/** Some saves, and then the undo of the newest change, or of one `n` changes before it. */
const arbitraryHistory = fc.record({
  saves: fc.array(arbitrarySave, { maxLength: 3 }),
  n: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 5),
  damage: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...damages) }),
});

/** How many histories of one match follow each other, each after all before it. */
const historiesOfMatch = 10;

/** The saves of a match so far: the entries that each left, and the state before and after it. */
type Past = { readonly entries: ReadonlySet<string>; readonly before: MatchState; readonly after: MatchState }[];

const outcomes = { undone: 0, refused: 0 };

test(`${undoneHistoryCount} random histories: an undo gives the former state, or says why not and changes nothing`, async () => {
  const histories = fc.array(arbitraryHistory, { minLength: historiesOfMatch, maxLength: historiesOfMatch });
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      const cup = await createTournament({ teamIds: people.teams.map(({ id }) => id) });
      const saved: SavedMatch = { cup, match: await createScheduledMatch(cup, ...people.teams), ...people };
      const past: Past = [];
      await noteSave(saved, past, new Map());
      for (const { saves, n, damage } of all) {
        for (const save of saves) {
          const state = past.at(-1)?.after ?? new Map();
          await carryOutSave(saved, save, state);
          await noteSave(saved, past, state);
        }
        const changes = (await listEntries(saved)).filter(({ of }) => of === 'match' || of === 'event');
        const change = changes[n % changes.length];
        if (change) await requireUndone(saved, past, damage === null ? change : await damageEntry(change, damage));
      }
      await deleteMatch(saved.match);
    }),
    { numRuns: undoneHistoryCount / historiesOfMatch },
  );
  expect(outcomes.undone).toBeGreaterThan(undoneHistoryCount / 10);
  expect(outcomes.refused).toBeGreaterThan(undoneHistoryCount / 10);
});

const listEntries = ({ cup }: SavedMatch) =>
  listChangesOfTournament(cup.id, { before: null, limit: 1000, now: new Date() });

/** Records what was saved since the last note. */
async function noteSave(saved: SavedMatch, past: Past, before: MatchState): Promise<void> {
  await recordChanges(await readNewStreamRecords(), (_sequence, run) => run() as Promise<void>);
  const known = new Set(past.flatMap(({ entries }) => [...entries]));
  const added = (await listEntries(saved)).map(({ sk }) => sk).filter((sk) => !known.has(sk));
  past.push({ entries: new Set(added), before, after: await readMatchState(saved) });
}

async function damageEntry(change: StoredChange, damage: (fields: object) => object): Promise<StoredChange> {
  const { before } = change;
  const damaged = { ...change, before: before && { ...before, fields: damage(before.fields) as StateItem } };
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: damaged }));
  return damaged;
}

async function requireUndone(saved: SavedMatch, past: Past, change: StoredChange): Promise<void> {
  const last = past.at(-1)?.after ?? new Map();
  const answer = await undo(saved.cup, { id: change.sk });
  const now = await readMatchState(saved);
  if (answer.status === 409) {
    outcomes.refused += 1;
    expect(problemOf(answer).detail).toMatch(/^[A-ZÁÉÍÓÚÑ].{10,}\.$/);
    expect(now).toEqual(last);
    return;
  }
  outcomes.undone += 1;
  expect(answer.status).toBe(200);
  const save = past.find(({ entries }) => entries.has(change.sk));
  expect(contentOf(now.get(change.item.sk))).toEqual(contentOf(save?.before.get(change.item.sk)));
  if (save === past.at(-1) && !hasBegunMatch(change, save))
    expect(contents(now)).toEqual(contents(save?.before ?? new Map()));
  await noteSave(saved, past, last);
}

/** Whether it is an event that began its match: the match stays begun without it. */
const hasBegunMatch = ({ of }: StoredChange, save: Past[number] | undefined): boolean =>
  of === 'event' && [...(save?.before.values() ?? [])].some(({ status }) => status === 'scheduled');

/** An item without what tells its versions apart. */
function contentOf(item: StateItem | undefined) {
  if (!item) return undefined;
  const { version: _version, updatedAt: _at, updatedBy: _by, ...content } = item;
  return content;
}

const contents = (state: MatchState) => [...state.values()].map(contentOf);
