/** An export of an environment's data: what it holds, what it leaves out, and where it is not written. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { exportData } from '#infra/data/export.ts';
import { kindOfKey, kindRules } from '#infra/data/item-kinds.ts';
import { parseItem, type StoredAttributes } from '#infra/data/stored-item.ts';
import { startApi } from '#tests/support/api.ts';
import { createData, dataServices, readExportableItems, sortByKey } from '#tests/support/exported-data.ts';
import { failTransaction, jobRoutes } from '#tests/support/fixture-jobs.ts';
import { callJob, createLeague } from '#tests/support/fixtures.ts';
import { createOwnBucket } from '#tests/support/logos.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);
createOwnBucket();

const folder = mkdtempSync(join(tmpdir(), 'torneo-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** What an earlier version wrote and nothing reads any more. */
const retired = { pk: 'TICKET#7', sk: 'TICKET' };
const to = join(folder, 'whole');

/** Exports an environment that holds every kind of data, and a job under way that has created nothing yet. */
async function exportEverything() {
  const made = await createData();
  const league = await createLeague(2);
  failTransaction(2);
  await callJob(jobRoutes.create, league.tournament, { body: { rounds: roundRobinOf(league) } });
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...retired, n: 3 } }));
  const from = new Date().toISOString();
  const manifest = await exportData(dataServices(), to);
  return { made, from, manifest, until: new Date().toISOString() };
}

let exporting: ReturnType<typeof exportEverything> | undefined;
/** The same export for all tests; a test has to begin it, because a call is interrupted in it. */
const exportOnce = () => {
  exporting ??= exportEverything();
  return exporting;
};

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
  const { made, manifest } = await exportOnce();
  const lines = [...linesOf(join(to, 'entities.jsonl'), parseItem), ...linesOf(join(to, 'counters.jsonl'))];
  expect(sortByKey(lines)).toEqual(await readExportableItems());
  expect(manifest.counts).toMatchObject({
    entity: 15,
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
  await exportOnce();
  expect(linesOf(join(to, 'entities.jsonl'), parseItem).map(({ pk }) => pk?.S)).not.toContain(retired.pk);
});

test('an export holds a job under way, with the compressed list of what it does', async () => {
  const { manifest } = await exportOnce();
  expect(manifest.counts).toMatchObject({ job: 1, jobChanges: 1 });
  const isOfJob = ({ pk }: StoredAttributes) => pk?.S?.startsWith('JOB#');
  const ofJob = linesOf(join(to, 'entities.jsonl'), parseItem).filter(isOfJob);
  expect(sortByKey(ofJob)).toEqual((await readExportableItems()).filter(isOfJob));
});

test('an export lists the accounts by user, and the logos that teams and the federation show with their content type', async () => {
  const { made } = await exportOnce();
  expect(linesOf(join(to, 'accounts.jsonl')).map(({ roles }) => roles)).toEqual([['Admin'], ['DT'], []]);
  const keys = [made.logo, made.federationLogo].map((address) => address.slice(1)).sort();
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
  const { manifest, from, until } = await exportOnce();
  const moments = [from, manifest.read.from, manifest.read.to, until];
  expect(moments.toSorted()).toEqual(moments);
});

test('a folder that is not empty is refused and left as it is', async () => {
  const full = join(folder, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'notas.txt'), 'mías');
  await expect(exportData(dataServices(), full)).rejects.toThrow(`La carpeta ${full} no está vacía`);
  expect(readdirSync(full)).toEqual(['notas.txt']);
});

test('an item of a kind without a rule stops the export', async () => {
  const { table, tableName } = dataServices();
  await table.send(new PutItemCommand({ TableName: tableName, Item: { pk: { S: 'PAY#1' }, sk: { S: 'PAY' } } }));
  await expect(exportData(dataServices(), join(folder, 'unknown'))).rejects.toThrow('PAY#1 / PAY');
  expect(readdirSync(join(folder, 'unknown'))).not.toContain('manifest.json');
});
