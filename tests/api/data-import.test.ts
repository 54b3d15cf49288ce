/** An import of exported data: into an empty environment, again after an interruption, and in place of other data. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteItemCommand, type BatchWriteItemCommandInput } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DataServices } from '#infra/data/environment-services.ts';
import { exportData } from '#infra/data/export.ts';
import { importData } from '#infra/data/import.ts';
import { verifyExport } from '#infra/data/verify.ts';
import { call, startApi, testUserPassword } from '#tests/support/api.ts';
import { createTeam, editTournament, expectOk, readMatchesOfTournament } from '#tests/support/api-fixtures.ts';
import { readChanges } from '#tests/support/changes.ts';
import { readNewestEmailedCode } from '#tests/support/codes.ts';
import {
  createData,
  dataServices,
  emptyTableAndPool,
  readExportableItems,
  readStandings,
} from '#tests/support/exported-data.ts';
import { createPlannedLeague, interruptCreation, jobRoutes } from '#tests/support/fixture-jobs.ts';
import { finishJob } from '#tests/support/fixtures.ts';
import { createOwnBucket, readStoredFile, removeStoredFiles, runLogoCleanup } from '#tests/support/logos.ts';
import { createSignedInUser, headersOf } from '#tests/support/users.ts';

beforeAll(startApi);
createOwnBucket();

const exported = join(mkdtempSync(join(tmpdir(), 'torneo-import-')), 'exported');
afterAll(() => rmSync(join(exported, '..'), { recursive: true, force: true }));

/** What the environment held when it was exported. */
async function readContent(made: Awaited<ReturnType<typeof createData>>) {
  const logo = await readStoredFile(made.logo);
  return {
    items: await readExportableItems(),
    standings: await readStandings(made.cupId),
    logo: logo && {
      body: logo.body.toString('base64'),
      type: logo.contentType,
      cache: logo.cacheControl,
      ...logo.tags,
    },
  };
}

let made: Awaited<ReturnType<typeof createData>>;
let before: Awaited<ReturnType<typeof readContent>>;
beforeAll(async () => {
  made = await createData();
  before = await readContent(made);
  await exportData(dataServices(), exported);
});

beforeEach(async () => {
  await emptyTableAndPool();
  await removeStoredFiles();
  // Consumes the changes made so far, so that a test's logo cleanup does not see them.
  await runLogoCleanup();
});

const importInto = async (services: DataServices, replaces = false) =>
  importData(services, await verifyExport(exported), { replaces, log: () => {} });

/** The services of an import after which no published document is read. */
const withoutPublishing = (services = dataServices()): DataServices => ({
  ...services,
  publishEverything: async () => {},
});

/** Items without when the sessions of users ended, which an import that replaces sets anew. */
const withoutSessions = (items: typeof before.items) => items.map(({ sessionsEndedAt: _ended, ...item }) => item);

/** Services whose table fails for good after some batch writes, as if the process were killed. */
function dataServicesBrokenAfter(calls: number) {
  const services = dataServices();
  let made = 0;
  services.table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === BatchWriteItemCommand.name) made += 1;
        if (made > calls) throw new Error('killed');
        return next(args);
      },
    { step: 'initialize' },
  );
  return services;
}

/** Services whose table is busy: it processes one item of the first batch, then throttles a whole batch. */
function dataServicesWithBusyTable() {
  const services = dataServices();
  let calls = 0;
  services.table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== BatchWriteItemCommand.name) return next(args);
        calls += 1;
        const { RequestItems = {} } = args.input as BatchWriteItemCommandInput;
        const writes = RequestItems[services.tableName] ?? [];
        if (calls === 2) throw Object.assign(new Error('busy'), { name: 'ThrottlingException' });
        if (calls > 2 || writes.length < 2) return next(args);
        const half = { ...args, input: { RequestItems: { [services.tableName]: writes.slice(0, 1) } } };
        const answered = await next(half as typeof args);
        Object.assign(answered.output, { UnprocessedItems: { [services.tableName]: writes.slice(1) } });
        return answered;
      },
    { step: 'initialize' },
  );
  return services;
}

test('writes that a busy table does not process are sent again', async () => {
  await importInto(withoutPublishing(dataServicesWithBusyTable()));
  expect(await readExportableItems()).toEqual(before.items);
});

test('an import restores entities, counters, logos and standings in an empty environment', async () => {
  await importInto(dataServices());
  expect(await readContent(made)).toEqual(before);
  await runLogoCleanup();
  expect(await readContent(made)).toEqual(before);
});

test('an imported user keeps roles and team, but needs a new password, set with an e-mailed code', async () => {
  await importInto(withoutPublishing());
  const { email } = made.coach;
  const signIn = (password: string) => call('POST /auth/login', { body: { email, password } });
  expect((await signIn(testUserPassword)).status).toBe(401);
  expectOk(await call('POST /auth/password/forgot', { body: { email } }));
  const newPassword = 'Vuelta-de-honor-3';
  const code = readNewestEmailedCode(email) ?? '';
  expectOk(await call('POST /auth/password/reset', { body: { email, code, newPassword } }));
  expect(expectOk(await signIn(newPassword)).user).toMatchObject({ email, roles: ['DT'], teamId: 1 });
});

test('an interrupted import resumes where it stopped, and ends with the same data', async () => {
  const verified = await verifyExport(exported);
  const said: string[] = [];
  const withManyCheckpoints = { replaces: false, log: (line: string) => said.push(line), linesPerCheckpoint: 10 };
  await expect(importData(dataServicesBrokenAfter(3), verified, withManyCheckpoints)).rejects.toThrow('killed');
  await importData(withoutPublishing(), verified, withManyCheckpoints);
  expect(said).toContain('La importación sigue desde la línea 31.');
  expect(await readExportableItems()).toEqual(before.items);
});

describe('a job under way', () => {
  /** Imports, with what the environment held, a fixture of which a part is created. */
  async function importUnfinishedFixture() {
    await importInto(withoutPublishing());
    const given = await createPlannedLeague();
    await interruptCreation(given);
    const folder = join(exported, '..', randomUUID());
    await exportData(dataServices(), folder);
    await emptyTableAndPool();
    await importData(withoutPublishing(), await verifyExport(folder), { replaces: false, log: () => {} });
    return given;
  }

  test('is imported with what it has done, and its own call goes on with it', async () => {
    const { league, body, key } = await importUnfinishedFixture();
    const isPart = (count: number) => count > 0 && count < 28;
    expect(isPart((await readMatchesOfTournament(league.tournament)).length)).toBe(true);
    const ended = await finishJob(jobRoutes.create, league.tournament, { body, key });
    expect(ended).toMatchObject({ status: 201, body: { created: 28 } });
    expect(await readMatchesOfTournament(league.tournament)).toHaveLength(28);
  });

  test('is not left in an environment that an export without it replaces', async () => {
    await importInto(withoutPublishing());
    const given = await createPlannedLeague();
    await interruptCreation(given);
    await importInto(withoutPublishing(), true);
    expect((await readExportableItems()).map(({ pk }) => pk?.S)).not.toContain(`JOB#${given.league.tournament.id}`);
  });
});

test('logos are imported before their teams, so that none shows a logo without a file', async () => {
  await expect(importInto(dataServicesBrokenAfter(0))).rejects.toThrow('killed');
  expect(await readStoredFile(made.logo)).toMatchObject({ contentType: 'image/webp', tags: {} });
  expect(await readExportableItems()).toEqual([]);
});

test('another export is refused while an import is unfinished', async () => {
  await expect(importInto(dataServicesBrokenAfter(1))).rejects.toThrow('killed');
  const other = join(exported, '..', 'other');
  await exportData(dataServices(), other);
  await expect(
    importData(withoutPublishing(), await verifyExport(other), { replaces: false, log: () => {} }),
  ).rejects.toThrow('quedó a medias la importación de otra exportación');
  await importData(withoutPublishing(), await verifyExport(other), { replaces: true, log: () => {} });
  await importInto(withoutPublishing(), true);
  expect(withoutSessions(await readExportableItems())).toEqual(withoutSessions(before.items));
});

test('an unfinished import that replaces goes on only as one that replaces', async () => {
  await importInto(withoutPublishing());
  await createTeam('De más');
  await expect(importInto(dataServicesBrokenAfter(1), true)).rejects.toThrow('killed');
  await expect(importInto(withoutPublishing(), false)).rejects.toThrow('quedó a medias con --replace');
  await importInto(withoutPublishing(), true);
  expect((await readExportableItems()).length).toBe(before.items.length);
});

test('an environment with data is refused and left as it is', async () => {
  await importInto(withoutPublishing());
  const content = await readExportableItems();
  await expect(importInto(withoutPublishing())).rejects.toThrow('no está vacía: no se importó nada');
  expect(await readExportableItems()).toEqual(content);
});

test('a replaced environment holds only the export, and its counters never decrease', async () => {
  await importInto(withoutPublishing());
  const later = await createTeam('Más tarde');
  await importInto(withoutPublishing(), true);
  expect((await call('GET /teams/{id}', { params: { id: later.id } })).status).toBe(404);
  const isTeamCounter = ({ pk }: { pk?: { S?: string } }) => pk?.S === 'SEQ#TEAM';
  const withoutCounterAndSessions = (items: typeof before.items) =>
    withoutSessions(items.filter((item) => !isTeamCounter(item)));
  const after = await readExportableItems();
  expect(withoutCounterAndSessions(after)).toEqual(withoutCounterAndSessions(before.items));
  expect(Number(after.find(isTeamCounter)?.n?.N)).toBeGreaterThanOrEqual(later.id);
});

test('the changes from before a replacement cannot be undone in what was imported', async () => {
  await importInto(withoutPublishing());
  const cup = { id: made.cupId };
  const { body } = await call('GET /tournaments/{id}', { params: cup });
  expectOk(await editTournament({ ...body, ...cup }, { name: 'Copa de otro' }));
  expect((await readChanges(cup)).length).toBeGreaterThan(0);
  await importInto(withoutPublishing(), true);
  const { headers } = await createSignedInUser({ roles: ['Admin'] });
  const { body: changes } = await call('GET /tournaments/{id}/changes', { headers, params: cup });
  expect(changes.filter(({ canUndo }) => canUndo)).toEqual([]);
  expect(changes.filter(({ text }) => text.includes('→ Copa de otro'))).toEqual([]);
});

test('a session of before a replacement is not that of the imported user with its id', async () => {
  await importInto(withoutPublishing());
  const headers = headersOf(made.coach);
  expect((await call('GET /auth/users/current', { headers })).status).toBe(200);
  await importInto(withoutPublishing(), true);
  expect((await call('GET /auth/users/current', { headers })).status).toBe(401);
});

test('a user who already has an account keeps it and its password', async () => {
  await importInto(withoutPublishing());
  const { email } = made.coach;
  expectOk(await call('POST /auth/password/forgot', { body: { email } }));
  const newPassword = 'Vuelta-de-honor-4';
  const code = readNewestEmailedCode(email) ?? '';
  expectOk(await call('POST /auth/password/reset', { body: { email, code, newPassword } }));
  await importInto(withoutPublishing(), true);
  expect((await call('POST /auth/login', { body: { email, password: newPassword } })).status).toBe(200);
});
