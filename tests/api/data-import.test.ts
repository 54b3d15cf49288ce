/** An import of exported data: into an empty environment, again after an interruption, and in place of other data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteItemCommand, type BatchWriteItemCommandInput } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { DataServices } from '#infra/data/environment-services.ts';
import { exportData } from '#infra/data/export.ts';
import { importData } from '#infra/data/import.ts';
import { verifyExport } from '#infra/data/verify.ts';
import { call, startApi } from '#tests/support/api.ts';
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
import { createSignedInUser, postLogin } from '#tests/support/users.ts';

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

async function emptyEnvironment(): Promise<void> {
  await emptyTableAndPool();
  await removeStoredFiles();
  // Consumes the changes made so far, so that a test's logo cleanup does not see them.
  await runLogoCleanup();
}

const importInto = async (services: DataServices, replaces = false, folder = exported) =>
  importData(services, await verifyExport(folder), { replaces, log: () => {} });

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

/** A fixture of which a part is created. */
async function interruptedCreation() {
  const given = await createPlannedLeague();
  await interruptCreation(given);
  const isPart = (count: number) => count > 0 && count < 28;
  expect(isPart((await readMatchesOfTournament(given.league.tournament)).length)).toBe(true);
  return given;
}

test('an import restores entities, counters, logos and standings in an empty environment, also in a busy table', async () => {
  await emptyEnvironment();
  await importInto(dataServicesWithBusyTable());
  expect(await readContent(made)).toEqual(before);
  await runLogoCleanup();
  expect(await readContent(made)).toEqual(before);
});

test('an interrupted import resumes where it stopped, and a job that was under way goes on with its own call', async () => {
  await emptyEnvironment();
  await importInto(withoutPublishing());
  const { league, body, key } = await interruptedCreation();
  const withJob = join(exported, '..', 'with-job');
  await exportData(dataServices(), withJob);
  const items = await readExportableItems();
  await emptyEnvironment();
  const verified = await verifyExport(withJob);
  const said: string[] = [];
  const withManyCheckpoints = { replaces: false, log: (line: string) => said.push(line), linesPerCheckpoint: 10 };
  await expect(importData(dataServicesBrokenAfter(3), verified, withManyCheckpoints)).rejects.toThrow('killed');
  await importData(withoutPublishing(), verified, withManyCheckpoints);
  expect(said).toContain('La importación sigue desde la línea 31.');
  expect(await readExportableItems()).toEqual(items);
  const ended = await finishJob(jobRoutes.create, league.tournament, { body, key });
  expect(ended).toMatchObject({ status: 201, body: { created: 28 } });
  expect(await readMatchesOfTournament(league.tournament)).toHaveLength(28);
});

test('logos are imported before their teams, so that none shows a logo without a file', async () => {
  await emptyEnvironment();
  await expect(importInto(dataServicesBrokenAfter(0))).rejects.toThrow('killed');
  expect(await readStoredFile(made.logo)).toMatchObject({ contentType: 'image/webp', tags: {} });
  expect(await readExportableItems()).toEqual([]);
});

test('another export is refused while an import is unfinished', async () => {
  await emptyEnvironment();
  await expect(importInto(dataServicesBrokenAfter(1))).rejects.toThrow('killed');
  const other = join(exported, '..', 'other');
  await exportData(dataServices(), other);
  await expect(importInto(withoutPublishing(), false, other)).rejects.toThrow(
    'quedó a medias la importación de otra exportación',
  );
  await importInto(withoutPublishing(), true, other);
  await importInto(withoutPublishing(), true);
  expect(withoutSessions(await readExportableItems())).toEqual(withoutSessions(before.items));
});

describe('an import that replaces what an environment holds', () => {
  const newPassword = 'Vuelta-de-honor-4';
  const jobKey = keys.job(987_654);
  const cup = () => ({ id: made.cupId });

  /** Adds a job under way and a team, edits a tournament, and sets a new password for the imported coach. */
  async function useImportedEnvironment() {
    await importInto(withoutPublishing());
    await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...jobKey, jobId: 'alta' } }));
    const later = await createTeam('Más tarde');
    const { body } = await call('GET /tournaments/{id}', { params: cup() });
    expectOk(await editTournament({ ...body, ...cup() }, { name: 'Copa de otro' }));
    const changes = await readChanges(cup());
    const { email } = made.coach;
    const withOldPassword = await postLogin(made.coach);
    expectOk(await call('POST /auth/password/forgot', { body: { email } }));
    const code = readNewestEmailedCode(email) ?? '';
    expectOk(await call('POST /auth/password/reset', { body: { email, code, newPassword } }));
    const session = expectOk(await postLogin(made.coach, newPassword));
    const headers = { authorization: `Bearer ${session.token}` };
    expectOk(await call('GET /auth/users/current', { headers }));
    return { later, changes, withOldPassword, session, headers, items: await readExportableItems() };
  }

  let used: Awaited<ReturnType<typeof useImportedEnvironment>>;
  let after: typeof before.items;
  beforeAll(async () => {
    await emptyEnvironment();
    used = await useImportedEnvironment();
    await importInto(withoutPublishing(), true);
    after = await readExportableItems();
  });

  test('leaves only the export, without a job that was under way, and no counter decreases', async () => {
    const isCounter = ({ pk }: { pk?: { S?: string } }) => pk?.S?.startsWith('SEQ#');
    const entitiesOf = (items: typeof after) => withoutSessions(items.filter((item) => !isCounter(item)));
    expect(used.items.map(({ pk }) => pk?.S)).toContain(jobKey.pk);
    expect(entitiesOf(after)).toEqual(entitiesOf(before.items));
    expect(after.filter(isCounter)).toEqual(used.items.filter(isCounter));
    expect((await call('GET /teams/{id}', { params: { id: used.later.id } })).status).toBe(404);
  });

  test('keeps roles, team and account of an imported user, who had to set a new password with an e-mailed code', async () => {
    expect(used.withOldPassword.status).toBe(401);
    expect(used.session.user).toMatchObject({ email: made.coach.email, roles: ['DT'], teamId: 1 });
    expect((await postLogin(made.coach, newPassword)).status).toBe(200);
  });

  test('ends the sessions of before, which are not those of the imported users with their ids', async () => {
    expect((await call('GET /auth/users/current', { headers: used.headers })).status).toBe(401);
  });

  test('lets no change of before be undone in what was imported', async () => {
    expect(used.changes.length).toBeGreaterThan(0);
    const { headers } = await createSignedInUser({ roles: ['Admin'] });
    const { body: changes } = await call('GET /tournaments/{id}/changes', { headers, params: cup() });
    expect(changes.filter(({ canUndo }) => canUndo)).toEqual([]);
    expect(changes.filter(({ text }) => text.includes('→ Copa de otro'))).toEqual([]);
  });

  test('is refused without --replace, which leaves everything as it is', async () => {
    const content = await readExportableItems();
    await expect(importInto(withoutPublishing())).rejects.toThrow('no está vacía: no se importó nada');
    expect(await readExportableItems()).toEqual(content);
  });

  test('goes on after an interruption only with --replace', async () => {
    await createSignedInUser();
    await expect(importInto(dataServicesBrokenAfter(1), true)).rejects.toThrow('killed');
    await expect(importInto(withoutPublishing())).rejects.toThrow('quedó a medias con --replace');
    await importInto(withoutPublishing(), true);
    expect((await readExportableItems()).length).toBe(before.items.length);
  });
});
