/** In which order woken scopes are published, what a batch leaves to the next one, and what it reports. */
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { scopesWokenSinceNight, wakeScopes } from '#functions/competition/publication/store/wakes.ts';
import type { Scope } from '#functions/platform/table/keys.ts';
import { keyOfPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { startSite } from '#tests/support/published-site.ts';
import { publishEverything } from '#tests/support/reconcile.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  publishChanges,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

let site: ModelBucket;
/** The milliseconds that each write of a page takes, by the clock of the publisher. */
let writeTakes = 0;
const ids: Record<'league' | 'cup' | 'match' | 'team', number> = { league: 0, cup: 0, match: 0, team: 0 };

beforeAll(async () => {
  await startApi();
  site = startSite(async (call) => {
    if (writeTakes > 0 && call.startsWith('PUT')) vi.setSystemTime(Date.now() + writeTakes);
  });
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  ids.team = ombu.id;
  ids.league = (await createTournament({ status: 'in_progress', teamIds: [ombu.id, ceibo.id] })).id;
  const cup = await createTournament({ status: 'in_progress', teamIds: [ombu.id, ceibo.id] });
  ids.cup = cup.id;
  ids.match = (await createScheduledMatch(cup, ombu, ceibo, { status: 'in_progress' })).id;
  await publishEverything();
});
beforeEach(async () => {
  await publishChanges();
  site.written.length = 0;
});
afterEach(() => {
  writeTakes = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newRecords = async () => (await readNewStreamRecords()).filter(isForPublisher);
const wakesOf = (records: readonly DynamoDBRecord[]) =>
  records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? '').filter((pk) => pk.startsWith('WAKE#'));
/** To whom the written pages belong, in the order in which they were first written. */
const writtenOf = () => [
  ...new Set(
    site.written.map((key) => {
      const { name, id } = pageOfKey(key) ?? expect.fail();
      return name === 'match' || name === 'team' ? name : (id ?? 'all');
    }),
  ),
];

test('those who write documents are published before those who read them', async () => {
  await wakeScopes([`TEAM#${ids.team}`, 'ALL', `MATCH#${ids.match}`, ids.cup], { isWhole: true });
  await deliverRecordsToPublisher(await newRecords());
  expect(writtenOf()).toEqual([ids.cup, 'match', 'all', 'team']);
});

test('what belongs to a match in play is published before everything else', async () => {
  await wakeScopes([ids.league, `TEAM#${ids.team}`], { isWhole: true });
  await wakeScopes([ids.cup, `MATCH#${ids.match}`], { isWhole: true, isLive: true });
  await deliverRecordsToPublisher(await newRecords());
  expect(writtenOf().slice(0, 3)).toEqual([ids.cup, 'match', ids.league]);
});

test('a result of a match in play passes on that it is live to those who read what it changed', async () => {
  expectOk(await saveScore({ id: ids.match }, '3-1'));
  const live: (boolean | undefined)[] = [];
  for (let records = await newRecords(); records.length > 0; records = await newRecords()) {
    for (const { dynamodb } of records)
      if (dynamodb?.Keys?.pk?.S?.startsWith('WAKE#')) live.push(dynamodb.NewImage?.isLive?.BOOL);
    await deliverRecordsToPublisher(records);
  }
  expect(live.length).toBeGreaterThan(3);
  expect(live.every((isLive) => isLive)).toBe(true);
});

describe('a batch whose time is over', () => {
  const wakeAll = async (isLive = false) => {
    for (const scope of [ids.league, ids.cup, 'ALL', `TEAM#${ids.team}`] as Scope[])
      await wakeScopes([scope], { isWhole: true, isLive });
    return newRecords();
  };
  /** A tournament has at least a dozen pages. */
  const slowDown = (milliseconds = 300) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    writeTakes = milliseconds;
  };

  test('wakes the rest again, as whole as it was asked for, and fails nothing', async () => {
    const records = await wakeAll();
    slowDown();
    expect(await deliverRecordsToPublisher(records)).toEqual([]);
    expect(writtenOf()).toEqual([ids.league]);
    const again = await newRecords();
    expect(wakesOf(again).sort()).toEqual([`WAKE#${ids.cup}`, 'WAKE#ALL', `WAKE#TEAM#${ids.team}`].sort());
    writeTakes = 0;
    await deliverRecordsToPublisher(again);
    expect(writtenOf()).toEqual([ids.league, ids.cup, 'all', 'team']);
    expect(site.written).toContain(keyOfPage({ name: 'scorers', id: ids.cup }));
  });

  test('wakes the rest of the nightly work again as nightly work, so that the next night skips it', async () => {
    const scopes = [ids.league, ids.cup];
    for (const scope of scopes) await wakeScopes([scope], { isPart: true, isOfNight: true });
    const records = await newRecords();
    slowDown();
    await deliverRecordsToPublisher(records);
    expect(wakesOf(await newRecords())).toEqual([`WAKE#${ids.cup}`]);
    expect(await scopesWokenSinceNight(scopes)).toEqual([]);
  });

  test('begins no further background work after half a second', async () => {
    const scopes = [ids.league, ids.cup];
    for (const isPart of [false, true]) {
      site.written.length = 0;
      for (const scope of scopes) await wakeScopes([scope], { isWhole: true, isPart });
      const records = await newRecords();
      slowDown(80);
      await deliverRecordsToPublisher(records);
      writeTakes = 0;
      expect(writtenOf()).toEqual(isPart ? [ids.league] : scopes);
    }
    expect(wakesOf(await newRecords())).toContain(`WAKE#${ids.cup}`);
  });

  test('publishes all the same what belongs to matches in play', async () => {
    const records = await wakeAll(true);
    slowDown();
    await deliverRecordsToPublisher(records);
    expect(writtenOf()).toEqual([ids.league, ids.cup, 'all', 'team']);
  });

  test('begins nothing after twenty seconds, whatever it belongs to', async () => {
    const records = await wakeAll(true);
    slowDown(2500);
    await deliverRecordsToPublisher(records);
    expect(writtenOf()).toEqual([ids.league]);
    writeTakes = 0;
    await publishChanges();
  });

  test('reports what it could not wake again', async () => {
    const records = await wakeAll();
    slowDown();
    const { send } = DynamoDBDocumentClient.prototype;
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
      this: DynamoDBDocumentClient,
      ...sent: Parameters<typeof send>
    ) {
      const [command] = sent as unknown as [object];
      if (command instanceof UpdateCommand && String(command.input.Key?.pk).startsWith('WAKE#'))
        return Promise.reject(new Error('throttled'));
      return send.apply(this, sent) as unknown as never;
    } as never);
    const failed = await deliverRecordsToPublisher(records);
    const sequences = records.map(({ dynamodb }) => dynamodb?.SequenceNumber);
    expect(failed.sort()).toEqual(sequences.slice(1).sort());
  });
});

test('what fails is reported from where it was asked for as a whole', async () => {
  const repair = await damageTournament(ids.league);
  await readNewStreamRecords();
  await wakeScopes([ids.league], { isWhole: true });
  await wakeScopes([ids.league]);
  const wakes = await newRecords();
  expect(await deliverRecordsToPublisher(wakes)).toEqual([wakes[0]?.dynamodb?.SequenceNumber]);
  await repair();
  expect(await deliverRecordsToPublisher(wakes)).toEqual([]);
});
