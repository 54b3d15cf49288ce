/**
 * Random saves of matches, by hand and on their sheets by all who may keep them, with some entries of their history
 * damaged; each history ends with an undo, which gives the former state, or says why not and changes nothing. The entries
 * are chains of versions without gaps. All of it on a real table: a save and an undo take about 50 ms of a processor.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { StoredChange } from '#functions/competition/changes/change-entry.ts';
import { listChangesOfTournament } from '#functions/competition/changes/changes.ts';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { onStartApi, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  expectOk,
  nextUnusedDay,
} from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { recordNewChanges, undo } from '#tests/support/changes.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createLink, createPlanillero, linkHeaders } from '#tests/support/sheets.ts';
import {
  arbitrarySave,
  carryOutSave,
  type MatchState,
  readMatchState,
  type SavedMatch,
  type StateItem,
} from './random-saves.ts';

type People = Pick<SavedMatch, 'teams' | 'players'> & {
  readonly planillero: Awaited<ReturnType<typeof createPlanillero>>;
};

async function createPeople(): Promise<People> {
  const teams = await createTeams('Lanús', 'Banfield');
  const players = [await createPlayer(teams[0]), await createPlayer(teams[1])] as const;
  return { teams, players, planillero: await createPlanillero() };
}

/** A match of a future day, so that its link is valid. */
async function createSavedMatch({ teams, players, planillero }: People): Promise<SavedMatch> {
  const cup = await createTournament({ teamIds: teams.map(({ id }) => id) });
  const day = { matchDate: nextUnusedDay().replace(/^20/, '21'), sheetUserIds: [planillero.user.id] };
  const match = await createScheduledMatch(cup, ...teams, day);
  const link = { headers: linkHeaders(await createLink(match)) };
  return { cup, match, keepers: [{ headers: planillero.headers }, link], teams, players };
}

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

/** What the histories came to: undos carried out and refused, entries of the sheet, and entries written with the link. */
const noOutcomes = { undone: 0, refused: 0, ofSheet: 0, byLink: 0 };
const outcomes = { ...noOutcomes };
onStartApi(() => void Object.assign(outcomes, noOutcomes));

/** Plays `count` histories; throws for the first whose undo or whose chain of entries is wrong. */
export async function requireUndoneHistories(count: number, seed: number): Promise<void> {
  await startApi();
  const people = await createPeople();
  const histories = fc.array(arbitraryHistory, { minLength: historiesOfMatch, maxLength: historiesOfMatch });
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      const saved = await createSavedMatch(people);
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
      requireChains(await listEntries(saved), await readVersions(saved));
      await asBegunEarlier(saved.match);
      expectOk(await deleteMatch(saved.match));
      await noteSave(saved, past, new Map());
      requireChains(await listEntries(saved), await readVersions(saved));
    }),
    { numRuns: count / historiesOfMatch, seed },
  );
  // Each outcome usually comes several times as often; below this, the histories would hardly try it. A few say nothing.
  if (count < 100) return;
  for (const times of Object.values(outcomes)) expect(times).toBeGreaterThan(count / 50);
}

export const listEntries = ({ cup }: Pick<SavedMatch, 'cup'>) =>
  listChangesOfTournament(cup.id, { before: null, limit: 1000, now: new Date() });

/** Records what was saved since the last note. */
async function noteSave(saved: SavedMatch, past: Past, before: MatchState): Promise<void> {
  await recordNewChanges();
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

/** The versions in which 'Cambios' knows the tournament's items that exist, by sort key; a sheet has one of its own. */
export async function readVersions({ cup }: Pick<SavedMatch, 'cup'>): Promise<ReadonlyMap<string, unknown>> {
  const stored = await queryPartition<StateItem>(partitionKeys.tournament(cup.id));
  return new Map(stored.map(({ sk, version, toldVersion = version }) => [sk, toldVersion]));
}

/**
 * The entries of each item begin where it did not exist, go on where the one before ended, and end with the item as it
 * is; what was written with the link, and nothing else, is by 0 with the link's id.
 */
export function requireChains(entries: readonly StoredChange[], versions: ReadonlyMap<string, unknown>): void {
  // Items of a team have a history before the tournament; notices are none of its items.
  const isOwn = ({ item: { pk } }: StoredChange) =>
    !pk.startsWith(partitionKeys.teams) && pk !== partitionKeys.entities('NOTICE');
  const oldestFirst = [...entries].reverse().filter(isOwn);
  for (const sk of new Set(oldestFirst.map(({ item }) => item.sk))) {
    const ofItem = oldestFirst.filter(({ item }) => item.sk === sk);
    const left = ofItem.map(({ after }) => after?.version ?? null);
    expect(ofItem.map(({ before }) => before?.version ?? null)).toEqual([null, ...left.slice(0, -1)]);
    if (ofItem[0]?.of !== 'tournament') expect(left.at(-1)).toBe(versions.get(sk) ?? null);
  }
  expect(entries.filter(({ by, link }) => by === null || (by === 0) !== (link !== null))).toEqual([]);
  outcomes.ofSheet += entries.filter(({ of }) => of === 'sheet').length;
  outcomes.byLink += entries.filter(({ link }) => link !== null).length;
}

/** An item without what tells its versions apart, and without the note that a match began, which no undo takes back. */
function contentOf(item: StateItem | undefined) {
  if (!item) return undefined;
  const {
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    updatedByLink: _link,
    isJudged: _begun,
    ...content
  } = item;
  return content;
}

const contents = (state: MatchState) => [...state.values()].map(contentOf);
