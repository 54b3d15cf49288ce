/** What is stored of a link on the items that are written with it, and what 'Cambios' and an undo make of it. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { StoredChange } from '#functions/competition/changes/change-entry.ts';
import { decodeDocument, type EncodedDocument } from '#functions/competition/publication/store/document-encoding.ts';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { type Key, keys, partitionKeys } from '#functions/platform/table/keys.ts';
import { allRoutes } from '#shared/contract/index.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { editMatch, editTournament, expectOk, readMatch, readTournament } from '#tests/support/api-fixtures.ts';
import { newestChange, readChanges, undo } from '#tests/support/changes.ts';
import { isFullRun } from '#tests/support/full.ts';
import {
  clockMark,
  correctionOf,
  createMatchDay,
  endOf,
  eventOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { createLink, linkHeaders } from '#tests/support/sheets.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

type Item = Key & Readonly<Record<string, unknown>>;

const readWholeTable = async (): Promise<Item[]> =>
  ((await documentClient().send(new ScanCommand({ TableName: tableName() }))).Items ?? []) as Item[];

/** A match of a tournament that has not begun, the headers of who has the link to its sheet, and the link's id. */
async function createLinkedMatch() {
  const day = await createMatchDay();
  const headers = linkHeaders(await createLink(day.match));
  const isLink = ({ pk, matchId }: Item) => pk.startsWith('LINK#') && matchId === day.match.id;
  return { ...day, byLink: { headers }, linkId: String((await readWholeTable()).find(isLink)?.linkId) };
}

test('the score of a goal that a link removed is not undone alone, and comes back with the goal', async () => {
  const { tournament: cup, match, homePlayers, byLink } = await createLinkedMatch();
  const goal = eventOf(homePlayers[0]);
  await sendOperations(match, [clockMark('start', 60), goal], byLink);
  await sendOperations(match, [correctionOf(goal, { remove: true })], byLink);
  const score = await newestChange(cup, 'result');
  expect(score).toMatchObject({ text: expect.stringContaining('1 - 0 → 0 - 0'), canUndo: false });
  expect(problemOf(await undo(cup, score)).detail).toContain('deshacé el evento');
  expectOk(await undo(cup, await newestChange(cup, 'event')));
  expect((await readSheet(match)).match.scoreDisplay).toBe('1 - 0');
});

/** What every GET route answers to a visitor and to an administrator, with the id of what the link wrote. */
async function readEveryAnswer(idOf: (route: string) => number, teamId: number, date: string): Promise<string[]> {
  const query = { round: 'Fecha 1', date };
  const readers = isFullRun ? (['anonymous', 'dt', 'admin'] as const) : (['anonymous', 'admin'] as const);
  const answers: string[] = [];
  for (const { key } of allRoutes.filter(({ key }) => key.startsWith('GET '))) {
    const given = { query, ...(key.includes('{') && { params: { id: idOf(key), teamId } }) };
    for (const as of readers) answers.push(JSON.stringify((await callUntyped(key, { as, ...given })).body));
  }
  return answers;
}

test('whatever a link writes has its id until a user writes it, in the table and in the entries, but in no answer and no document', async () => {
  const { tournament: cup, match, home, homePlayers, byLink, linkId } = await createLinkedMatch();
  await sendOperations(match, [clockMark('start', 60), eventOf(homePlayers[0]), endOf()], byLink);
  const written = [keys.match(cup.id, match.id), keys.sheet(cup.id, match.id), keys.entity('TOURNAMENT', cup.id)];
  const readAuthors = async () => {
    const stored = await readWholeTable();
    const found = written.map(({ pk, sk }) => stored.find((item) => item.pk === pk && item.sk === sk));
    return found.map((item) => [item?.updatedBy, item?.updatedByLink]);
  };
  expect(await readAuthors()).toEqual(written.map(() => [0, linkId]));
  await publishChanges();
  const entries = await queryPartition<StoredChange>(partitionKeys.changes(cup.id));
  const ofLink = entries.filter(({ by }) => by === 0);
  expect(new Set(ofLink.map(({ of }) => of))).toEqual(new Set(['match', 'event', 'sheet', 'tournament']));
  expect(ofLink.filter(({ link }) => link !== linkId)).toEqual([]);
  expect(entries.filter(({ by, link }) => by !== 0 && link !== null)).toEqual([]);

  const event = (await readSheet(match)).events[0]?.id ?? 0;
  const idOf = (route: string): number => {
    if (route.includes('/tournament')) return cup.id;
    if (/team\/|\/teams/.test(route)) return home.id;
    if (route.startsWith('GET /players')) return homePlayers[0].id;
    return route === 'GET /matchevents/{id}' ? event : match.id;
  };
  const answers = await readEveryAnswer(idOf, home.id, match.matchDate);
  expect(answers.join('')).toContain(`"id":${event}`);
  expect(answers.filter((answer) => answer.includes(linkId))).toEqual([]);
  const documents = (await readWholeTable()).filter(({ pk }) => pk.startsWith('DOC#'));
  const contents = documents.map((item) => JSON.stringify(decodeDocument(item as unknown as EncodedDocument)));
  expect(contents.length).toBeGreaterThan(5);
  expect(contents.filter((content) => content.includes(linkId))).toEqual([]);

  expectOk(await editMatch(await readMatch(match), { location: 'Otra cancha' }));
  expectOk(await editTournament(await readTournament(cup), { name: 'Otro' }));
  await sendOperations(match, [eventOf(homePlayers[1])]);
  const admin = expectOk(await call('GET /auth/users/current', { as: 'admin' }));
  expect(await readAuthors()).toEqual(written.map(() => [admin.id, undefined]));
});

test('who has a link is told by the name that came with the operations, also of what is deleted', async () => {
  const { tournament: cup, match, homePlayers, byLink } = await createLinkedMatch();
  const [first, second] = [eventOf(homePlayers[0]), eventOf(homePlayers[1])];
  const send = (operations: readonly object[], holder?: string) =>
    call('POST /matches/{id}/sheet/operations', {
      ...byLink,
      params: { id: match.id },
      body: { operations: operations as [], ...(holder !== undefined && { holder }) },
    });
  expectOk(await send([clockMark('start', 60), first], ' Rosa Quiroga '));
  expectOk(await send([second]));
  expectOk(await send([correctionOf(first, { remove: true })], 'Beto'));
  const events = (await readChanges(cup)).filter(({ kind }) => kind === 'event');
  expect(events.map(({ by, byName }) => [by, byName])).toEqual([
    [0, 'Beto (enlace)'],
    [0, 'Enlace de la planilla'],
    [0, 'Rosa Quiroga (enlace)'],
  ]);
  expect(events.at(-1)?.text).toMatch(/^Rosa Quiroga anotó un gol/);
  const started = await newestChange(cup, 'tournament');
  expect(started.byName).toBe('Rosa Quiroga (enlace)');
  expect((await send([eventOf(homePlayers[1])], 'x'.repeat(101))).status).toBe(400);
});
