/** A run of the reconcile Lambda resumes where it stopped, whoever calls it next. */
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { type DocumentScope, keys } from '#functions/platform/table/keys.ts';
import { readReconcileProgress, storeReconcileProgress } from '#functions/platform/table/reconcile-progress.ts';
import { call, startApi } from '#tests/support/api.ts';
import { hangAwsCall } from '#tests/support/aws-failures.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import { createTournament } from '#tests/support/given.ts';
import { beginReconcile, continueReconcile, sendScheduledEvent } from '#tests/support/reconcile.ts';
import { publishChanges } from '#tests/support/stream.ts';

const ids: number[] = [];
beforeAll(async () => {
  await startApi();
  for (const _ of [1, 2, 3, 4]) ids.push((await createTournament({ status: 'in_progress' })).id);
});
/** Each test begins with nothing published. */
beforeEach(async () => {
  await publishChanges();
  for (const scope of [...ids, 'ALL' as const]) await remove(scope);
});

const pageOf = (scope: DocumentScope) => ({ ...keys.document(scope, scope === 'ALL' ? 'HOME' : 'SUMMARY') });
const remove = (scope: DocumentScope) =>
  documentClient().send(new DeleteCommand({ TableName: tableName(), Key: pageOf(scope) }));
async function publishedScopes(): Promise<DocumentScope[]> {
  const scopes: DocumentScope[] = [];
  for (const scope of [...ids, 'ALL' as const]) {
    const { Item } = await documentClient().send(new GetCommand({ TableName: tableName(), Key: pageOf(scope) }));
    if (Item) scopes.push(scope);
  }
  return scopes;
}

describe('a run', () => {
  test('continues with every call until everything is published, and returns its progress', async () => {
    const answers = [];
    for (let at = 1; at <= 5; at += 1) answers.push(await continueReconcile('deploy 1', 0));
    expect(answers.map(({ done, total, isFinished }) => [done, total, isFinished])).toEqual([
      [1, 5, false],
      [2, 5, false],
      [3, 5, false],
      [4, 5, false],
      [5, 5, true],
    ]);
    expect(answers.at(-1)).toMatchObject({ run: 'deploy 1', done: 5, total: 5, isFinished: true, failed: [] });
    expect(await publishedScopes()).toEqual([...ids, 'ALL']);
  });

  test('that has finished returns its result again; a run of another name starts over', async () => {
    await continueReconcile('deploy 2');
    await remove('ALL');
    expect(await continueReconcile('deploy 2')).toMatchObject({ done: 5, isFinished: true });
    expect(await publishedScopes()).toEqual(ids);
    expect(await continueReconcile('deploy 3', 0)).toMatchObject({ done: 1, isFinished: false });
  });

  test('that has finished begins again with the first call of a deployment, which may be a rollback', async () => {
    await continueReconcile('deployed again');
    await remove('ALL');
    expect(await beginReconcile('deployed again', 0)).toMatchObject({ done: 1, isFinished: false });
    expect(await beginReconcile('deployed again', 0)).toMatchObject({ done: 2, isFinished: false });
    expect(await continueReconcile('deployed again')).toMatchObject({ done: 5, isFinished: true, failed: [] });
    expect(await publishedScopes()).toEqual([...ids, 'ALL']);
  });

  test('of a deployment stores the address of the site, which the daily run keeps', async () => {
    const readAddress = async () => (await call('GET /settings')).body.siteUrl;
    await beginReconcile('deploy with an address', 0, 'https://liga.test');
    expect(await readAddress()).toBe('https://liga.test');
    await sendScheduledEvent();
    expect(await readAddress()).toBe('https://liga.test');
  });

  test('that was killed half-way resumes with the tournament that it was publishing', async () => {
    await continueReconcile('deploy 4', 0);
    const release = hangAwsCall(DynamoDBDocumentClient, PutCommand);
    void continueReconcile('deploy 4').catch(() => undefined);
    await release.whenHung;
    release.restore();
    expect(await publishedScopes()).toEqual([ids[0]]);
    expect(await continueReconcile('deploy 4')).toMatchObject({ done: 5, isFinished: true, failed: [] });
    expect(await publishedScopes()).toEqual([...ids, 'ALL']);
  });

  test('that two invocations work on at once is finished once, with everything published', async () => {
    const answers = await Promise.all([continueReconcile('deploy 5'), continueReconcile('deploy 5')]);
    for (const answer of answers) expect(answer).toMatchObject({ done: 5, total: 5, isFinished: true, failed: [] });
    expect(await publishedScopes()).toEqual([...ids, 'ALL']);
  });

  test('is not set back by a late invocation that has read older progress', async () => {
    await continueReconcile('deploy 8', 0);
    const readBefore = await readReconcileProgress('deploy 8');
    await continueReconcile('deploy 8');
    const late = { ...readBefore, lastTournamentId: ids[1] ?? 0, failed: [1] };
    expect(await storeReconcileProgress('deploy 8', late, new Date())).toMatchObject({ isFinished: true, failed: [] });
    expect(await continueReconcile('deploy 8')).toMatchObject({ done: 5, isFinished: true, failed: [] });
  });

  test('names the tournament that cannot be published, publishes the others, and tries only that one again', async () => {
    const [, second = 0, third = 0] = ids;
    const repair = await damageTournament(second);
    expect(await continueReconcile('deploy 6')).toMatchObject({
      run: 'deploy 6',
      done: 5,
      total: 5,
      isFinished: true,
      failed: [second],
    });
    expect(await publishedScopes()).toEqual([...ids.filter((id) => id !== second), 'ALL']);
    await repair();
    await remove(third);
    expect(await continueReconcile('deploy 6')).toMatchObject({ done: 5, isFinished: true, failed: [] });
    expect(await publishedScopes()).toEqual([...ids.filter((id) => id !== third), 'ALL']);
  });
});

describe('the daily run', () => {
  const nearlyOver = { getRemainingTimeInMillis: () => 60_000 };

  test('fails when its time is up, and Lambda’s retry resumes from there', async () => {
    const night = '2026-05-01T03:10:00Z';
    await expect(sendScheduledEvent(night, nearlyOver)).rejects.toThrow(
      'daily 2026-05-01 America/Argentina/Buenos_Aires: the time was over after 1 of 5',
    );
    await expect(sendScheduledEvent(night, nearlyOver)).rejects.toThrow('after 2 of 5');
    expect(await publishedScopes()).toEqual(ids.slice(0, 2));
    expect(await sendScheduledEvent(night)).toMatchObject({ done: 5, isFinished: true });
    expect(await publishedScopes()).toEqual([...ids, 'ALL']);
  });

  test('fails again until what failed is published', async () => {
    const night = '2026-05-02T03:10:00Z';
    const repair = await damageTournament(ids[3] ?? 0);
    for (const _ of [1, 2])
      await expect(sendScheduledEvent(night)).rejects.toThrow(`Could not be published: PAGE#${ids[3]}`);
    await repair();
    expect(await sendScheduledEvent(night)).toMatchObject({ isFinished: true, failed: [] });
  });
});

test('the progress of a run expires', async () => {
  await continueReconcile('deploy 7');
  const Key = { ...keys.reconcileProgress('deploy 7') };
  const { Item } = await documentClient().send(new GetCommand({ TableName: tableName(), Key }));
  const days = (Item?.ttl - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31);
});
