/** An export of an environment's data: what it holds, what it leaves out, and where it is not written. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { exportData } from '#infra/data/export.ts';
import { kindOfKey, kindRules } from '#infra/data/item-kinds.ts';
import { parseItem, type StoredAttributes } from '#infra/data/stored-item.ts';
import { startApi } from '#tests/support/api.ts';
import { createData, dataServices, readExportableItems, sortByKey } from '#tests/support/exported-data.ts';
import { createPlannedLeague, interruptCreation } from '#tests/support/fixture-jobs.ts';
import { createOwnBucket } from '#tests/support/logos.ts';

beforeAll(startApi);
createOwnBucket();

const folder = mkdtempSync(join(tmpdir(), 'torneo-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made: Awaited<ReturnType<typeof createData>>;
beforeAll(async () => {
  made = await createData();
});

const linesOf = (path: string, parse = JSON.parse) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parse(line));

test('every kind of key has a rule, which exports its items or gives a reason to leave them out', () => {
  const sampleKeys = Object.entries(keys).map(([name, keyOf]) => ({
    name,
    key: (keyOf as (...parts: string[]) => { pk: string; sk: string })('1', '2', '3'),
  }));
  const mistaken = sampleKeys.filter(({ name, key }) => kindOfKey(key) !== name);
  expect(mistaken).toEqual([]);
  const unexplained = Object.values(kindRules).filter(
    ({ file, leftOut = '' }) => (file === undefined) !== leftOut.length > 20,
  );
  expect(unexplained).toEqual([]);
});

test('an export holds every entity and counter as it is stored, and no page, wake, answer or password', async () => {
  const to = join(folder, 'whole');
  const manifest = await exportData(dataServices(), to);
  const lines = [...linesOf(join(to, 'entities.jsonl'), parseItem), ...linesOf(join(to, 'counters.jsonl'))];
  expect(sortByKey(lines)).toEqual(await readExportableItems());
  expect(manifest.counts).toMatchObject({
    entity: 11,
    noticesInForce: 1,
    match: 3,
    event: 1,
    email: 3,
    settings: 1,
    sheetLink: 1,
    linkOfMatch: 1,
  });
  expect(Object.keys(manifest.leftOut)).toEqual(
    expect.arrayContaining(['document', 'wake', 'begunPublication', 'donePublication', 'backgroundWork']),
  );
  const all = readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('l'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('');
  expect(all).not.toContain(made.link.token);
  expect(all).not.toMatch(/DOC#|WAKE#|PUBLICATION#|IDEM#|ENDED#|ATTEMPTS#|UPLOAD#|[Pp]assword/);
});

test('an export leaves out what earlier versions wrote and nothing reads any more', async () => {
  const ticket = { pk: 'TICKET#7', sk: 'TICKET' };
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...ticket, n: 3 } }));
  const to = join(folder, 'retired');
  await exportData(dataServices(), to);
  expect(linesOf(join(to, 'entities.jsonl'), parseItem).map(({ pk }) => pk?.S)).not.toContain(ticket.pk);
  await documentClient().send(new DeleteCommand({ TableName: tableName(), Key: ticket }));
});

test('an export holds a job under way, with the compressed list of what it does', async () => {
  await interruptCreation(await createPlannedLeague());
  const to = join(folder, 'job');
  const { counts } = await exportData(dataServices(), to);
  expect(counts).toMatchObject({ job: 1, jobChanges: 1 });
  const isOfJob = ({ pk }: StoredAttributes) => pk?.S?.startsWith('JOB#');
  const exported = linesOf(join(to, 'entities.jsonl'), parseItem).filter(isOfJob);
  expect(sortByKey(exported)).toEqual((await readExportableItems()).filter(isOfJob));
});

test('an export lists the accounts by user, and the logos that teams and the federation show with their content type', async () => {
  const to = join(folder, 'lists');
  await exportData(dataServices(), to);
  expect(linesOf(join(to, 'accounts.jsonl')).map(({ roles }) => roles)).toEqual([['Admin'], ['DT'], []]);
  const keys = [made.logo, made.federationLogo].map((logo) => logo.slice(1)).sort();
  expect(linesOf(join(to, 'logos.jsonl'))).toEqual(
    keys.map((key) => ({
      key,
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  );
});

test('a manifest records when the read of the table began and ended', async () => {
  const before = new Date().toISOString();
  const { read } = await exportData(dataServices(), join(folder, 'moments'));
  const moments = [before, read.from, read.to, new Date().toISOString()];
  expect(moments.toSorted()).toEqual(moments);
});

test('a folder that is not empty is refused and left as it is', async () => {
  const to = join(folder, 'full');
  mkdirSync(to);
  writeFileSync(join(to, 'notas.txt'), 'mías');
  await expect(exportData(dataServices(), to)).rejects.toThrow(`La carpeta ${to} no está vacía`);
  expect(readdirSync(to)).toEqual(['notas.txt']);
});

test('an item of a kind without a rule stops the export', async () => {
  const { table, tableName } = dataServices();
  await table.send(new PutItemCommand({ TableName: tableName, Item: { pk: { S: 'PAY#1' }, sk: { S: 'PAY' } } }));
  await expect(exportData(dataServices(), join(folder, 'unknown'))).rejects.toThrow('PAY#1 / PAY');
  expect(readdirSync(join(folder, 'unknown'))).not.toContain('manifest.json');
});
