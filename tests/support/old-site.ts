/** A site whose pages are all old ones: of two tournaments of the same two teams, the second of which is over. */
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { startApi } from './api.ts';
import { createTeams, createTournament, playMatch } from './api-fixtures.ts';
import { startSite } from './published-site.ts';
import { publishEverything } from './reconcile.ts';
import { publishChanges } from './stream.ts';

export const matchesOfCup = 3;
/** How many scopes everything gives: 'ALL' first and last, two tournaments, their matches, and two teams. */
export const scopesOfEverything = 2 + 2 + 2 * matchesOfCup + 2;

type OldSite = Awaited<ReturnType<typeof createOldSite>>;

/** Creates and publishes it; called after `startApi`. */
async function createOldSite() {
  const bucket = startSite();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cups: number[] = [];
  const matches: Match[] = [];
  for (const status of ['in_progress', 'completed'] as const) {
    const cup = await createTournament({ status, teamIds: [ombu.id, ceibo.id] });
    for (let at = 0; at < matchesOfCup; at += 1)
      matches.push(await playMatch(cup, ombu, `${at}-1`, ceibo, { round: `Fecha ${at + 1}` }));
    cups.push(cup.id);
  }
  await publishEverything();
  return {
    bucket,
    /** Those of the first tournament come first. */
    matches,
    matchPage: (at: number) => keyOfPage({ name: 'match', id: matches[at]?.id ?? expect.fail() }),
    cupId: (at: number): number => cups[at] ?? expect.fail(),
    oldPages: () => [...bucket.objects].filter(([, html]) => html === 'old').map(([key]) => key),
    /** Replaces every page with an old one, after publishing what is left to publish. */
    async makeOld() {
      await publishChanges();
      for (const key of bucket.objects.keys()) bucket.objects.set(key, 'old');
      bucket.written.length = 0;
    },
  };
}

/**
 * Gives a test file a site that an earlier version of the code published. Before each test all its pages are made old
 * again; after each one fake clocks and spies are taken away.
 */
export function openOldSite(): { readonly site: OldSite } {
  let site: OldSite;
  beforeAll(async () => {
    await startApi();
    site = await createOldSite();
  });
  beforeEach(() => site.makeOld());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return {
    get site() {
      return site;
    },
  };
}

/** Lets the publisher die after so many writes to the table: nothing is written after them. Returns the way back. */
export function dieAfterWrites(writes: number): () => void {
  let left = writes;
  const { send } = DynamoDBDocumentClient.prototype;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    ...sent: Parameters<typeof send>
  ) {
    const isWrite = [PutCommand, UpdateCommand, TransactWriteCommand].some((kind) => sent[0] instanceof kind);
    if (isWrite) left -= 1;
    return isWrite && left < 0 ? Promise.reject(new Error('killed')) : (send.apply(this, sent) as unknown as never);
  } as never);
  return () => spy.mockRestore();
}

/** Lets the bucket refuse writes of a page; returns the function that ends it. */
export function refuseWritesOf(refused: string): () => void {
  const { write } = siteBucket();
  siteBucket().write = async (key, html) => {
    if (key === refused) throw new Error('SlowDown');
    return write(key, html);
  };
  return () => Object.assign(siteBucket(), { write });
}
