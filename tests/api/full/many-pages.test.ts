/**
 * Thousands of pages published again by a new build, by a publisher that is killed twice on its way: none is left, none
 * is missing, and only what was under way when it was killed is written again.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { renderPublishedPage } from '#functions/competition/publication/pages/render.ts';
import { publicationBuild } from '#functions/competition/publication/store/publication-build.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { publishOverall } from '#functions/publisher/publish-overall.ts';
import { publishTournament } from '#functions/publisher/publish-tournament.ts';
import {
  keyOfPage,
  type PublishedPage,
  type PublishedPageName,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { startSite } from '#tests/support/published-site.ts';
import { askToPublishEverything, readProgress } from '#tests/support/reconcile.ts';
import { deliverRecordsToPublisher, readNewPublisherRecords, readNewStreamRecords } from '#tests/support/stream.ts';
import { type League, writeLeague } from '../../bench/league.ts';

/** The matches of each tournament. */
const sizes: readonly number[] = Array.from({ length: 5 }, () => 1000);
const leastPages = 5000;
/** So many pages are compared with a rendering from scratch, and kept; keeping all would take hundreds of MB. */
const compared = 300;

/** The older build publishes the documents alone. */
const options = { now: new Date(), isWhole: false, wake: async () => {} };
const older = 'of the older build';
/** What stands in place of the HTML of a page that is not compared. */
const written = 'written';
let site: ModelBucket;
const pages = new Map<string, PublishedPage>();
const kept = new Set<string>();

const thisBuild = publicationBuild.id;
beforeAll(async () => {
  await startApi();
  site = startSite();
  // One league is half played; in the others nothing is, as a played match has four events to write and to read.
  for (const [at, size] of sizes.entries())
    for (const page of pagesOfLeague(await writeLeague(at + 1, size, at === 0 ? 1 / 2 : 0)))
      pages.set(keyOfPage(page), page);
  for (const name of ['home', 'tournaments', 'fixture', 'standings'] as const) pages.set(keyOfPage({ name }), { name });
  const every = Math.floor(pages.size / compared);
  for (const [at, key] of [...pages.keys()].entries()) if (at % every === 0) kept.add(key);
  const { write } = siteBucket();
  siteBucket().write = async (key, html) => {
    await write(key, html);
    if (!kept.has(key)) site.objects.set(key, written);
  };
  for (const at of sizes.keys()) await publishTournament(at + 1, options);
  await publishOverall(options);
  await documentClient().send(new DeleteCommand({ TableName: tableName(), Key: keys.backgroundWork() }));
  for (const key of pages.keys()) site.objects.set(key, older);
  site.written.length = 0;
  publicationBuild.id = 'another';
  await readNewStreamRecords();
}, 1_200_000);
afterAll(() => {
  publicationBuild.id = thisBuild;
});

const namesOfTournament = (Object.keys(publishedPages) as PublishedPageName[]).filter(
  (name) => publishedPages[name].idOf === 'tournament' && name !== 'discipline',
);

function pagesOfLeague({ id, matches }: League): PublishedPage[] {
  const teams = new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? 0, awayTeamId ?? 0]));
  const rounds = new Set(matches.map(({ round }) => round));
  return [
    ...namesOfTournament.map((name) => ({ name, id })),
    ...[...rounds].map((round) => ({ name: 'fixture' as const, id, round })),
    ...matches.map((match) => ({ name: 'match' as const, id: match.id })),
    ...[...teams].map((team) => ({ name: 'team' as const, id: team })),
  ];
}

/** Each step that was told, in order. */
const told: { readonly done: number; readonly total: number }[] = [];

/** Delivers records as the stream does until it is far enough or nothing is left; returns what comes next. */
async function workUntil(isFarEnough: (part: number) => boolean): Promise<DynamoDBRecord[]> {
  for (let records = await readNewPublisherRecords(); ; records = await readNewPublisherRecords()) {
    const { done, total, isFinished } = await readProgress();
    told.push({ done, total });
    if (records.length === 0 || (!isFinished && isFarEnough(done / total) && records.some(isWakeOfMatch)))
      return records;
    expect(await deliverRecordsToPublisher(records)).toEqual([]);
  }
}

const isWakeOfMatch = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.Keys?.pk?.S?.startsWith('WAKE#MATCH#') ?? false;

/** Delivers records to a publisher of which one call never ends, as if its Lambda had been killed in the middle of it. */
async function killAtWrite(records: DynamoDBRecord[], moment: 'before' | 'after'): Promise<void> {
  const { write } = siteBucket();
  const killed = Promise.withResolvers<void>();
  let left = 10;
  siteBucket().write = async (...page) => {
    left -= 1;
    if (left >= 0 || moment === 'after') await write(...page);
    if (left >= 0) return;
    killed.resolve();
    await new Promise<never>(() => {});
  };
  void deliverRecordsToPublisher(records);
  await killed.promise;
  // What the killed publisher had sent may still arrive; nothing else of it happens.
  siteBucket().write = write;
}

test(`two killed publishers leave none of ${leastPages} pages of the older build, and write only those twice that they had begun`, {
  timeout: 1_800_000,
}, async () => {
  expect(pages.size).toBeGreaterThanOrEqual(leastPages);
  await askToPublishEverything();
  for (const [part, moment] of [
    [1 / 10, 'before'],
    [1 / 3, 'after'],
  ] as const) {
    const records = await workUntil((done) => done > part);
    await killAtWrite(records, moment);
    expect(await readProgress()).toMatchObject({ isFinished: false, failed: [] });
    // Lambda delivers the batch again.
    expect(await deliverRecordsToPublisher(records)).toEqual([]);
  }
  await workUntil(() => false);

  expect([...site.objects].filter(([, html]) => html === older).map(([key]) => key)).toEqual([]);
  expect([...pages.keys()].filter((key) => !site.objects.has(key))).toEqual([]);
  const writtenOfSome = site.written.filter((key) => /\d/.test(key));
  expect(writtenOfSome.length - new Set(writtenOfSome).size).toBeLessThanOrEqual(kills * mostUnderWay);

  const teamsAndMatches = [...pages.values()].filter(({ name }) => name === 'team' || name === 'match').length;
  // After a new build what stands over all tournaments is published last alone.
  const total = 1 + sizes.length + teamsAndMatches;
  expect(told.slice(1).every((progress, at) => progress.done >= (told[at]?.done ?? 0))).toBe(true);
  expect(new Set(told.map(({ done }) => done)).size).toBeGreaterThan(2);
  expect(await readProgress()).toMatchObject({ done: total, total, isFinished: true, failed: [] });

  const wrong = [];
  for (const key of kept) {
    const html = await renderPublishedPage(pages.get(key) ?? expect.fail(), sourceOfStored(new Date()));
    if (site.objects.get(key) !== html) wrong.push(key);
  }
  expect(wrong).toEqual([]);
});

/** Pages that are read together: what a killed one had written of them is written by its successor too. */
const mostUnderWay = 20;
const kills = 2;
