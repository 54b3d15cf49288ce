/** Notices: what they accept, who reads and writes them, and on which published pages they stand. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import type { NoticeForm } from '#shared/domain/schemas/notice.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import {
  deliverRecordsToPublisher,
  publishChanges,
  readNewStreamRecords,
  readPublisherRecords,
} from '#tests/support/stream.ts';

let site: ModelBucket;

beforeAll(async () => {
  await startApi();
  site = startSite();
});

afterEach(async () => {
  vi.useRealTimers();
  for (const notice of expectOk(await call('GET /notices'))) await revoke(notice);
});

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const words = (title = 'Cancha inundada') => ({ title, text: 'Avisamos por acá.', until: inHours(5) });
const form = (changes: Partial<NoticeForm> = {}): NoticeForm => ({
  scope: { kind: 'federation' },
  kind: 'general',
  ...words(),
  ...changes,
});

const publish = async (changes: Partial<NoticeForm> = {}) =>
  expectOk(await call('POST /notices', { as: 'admin', body: form(changes) }));
const revoke = async ({ id }: { readonly id: number }) =>
  expect((await call('DELETE /notices/{id}', { as: 'admin', params: { id } })).status).toBe(204);
const titlesInForce = async () => expectOk(await call('GET /notices')).map(({ title }) => title);

describe('a notice', () => {
  test('is read by everybody while it is in force, newest first, and later by administrators alone', async () => {
    const first = await publish({ title: 'Primero' });
    const second = await publish({ title: 'Segundo', kind: 'change' });
    expect(await titlesInForce()).toEqual(['Segundo', 'Primero']);
    await revoke(first);
    expect(await titlesInForce()).toEqual(['Segundo']);
    const listed = expectOk(await call('GET /notices', { as: 'admin', query: { all: '1' } }));
    const all = listed.filter(({ id }) => id >= first.id);
    expect(all.map(({ id, revokedAt }) => [id, revokedAt === null])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const forCoach = expectOk(await call('GET /notices', { as: 'dt', query: { all: '1' } }));
    expect(forCoach.map(({ id }) => id)).toEqual([second.id]);
  });

  test('is changed on the version that was seen, and no longer once it is over', async () => {
    const notice = await publish();
    const params = { id: notice.id };
    const changed = expectOk(
      await call('PUT /notices/{id}', { as: 'admin', params, body: { ...notice, title: 'Se juega a las 18' } }),
    );
    expect(changed).toMatchObject({ title: 'Se juega a las 18', version: 2, createdAt: notice.createdAt });
    expect(await titlesInForce()).toEqual(['Se juega a las 18']);
    const stale = await call('PUT /notices/{id}', { as: 'admin', params, body: { ...notice, title: 'Otra cosa' } });
    expect(stale.status).toBe(412);
    await revoke(notice);
    const late = await call('PUT /notices/{id}', { as: 'admin', params, body: form() });
    expect(late.status).toBe(409);
    // Revoked twice it stays as it is.
    await revoke(notice);
  });

  test.each([
    ['until', { until: inHours(-1) }],
    ['until', { until: inHours(24 * limits.noticeDays + 1) }],
    ['until', { until: '2030-03-02T10:00' }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(limits.noticeTitleLength + 1) }],
    ['text', { text: 'x'.repeat(limits.noticeTextLength + 1) }],
    ['scope.id', { scope: { kind: 'tournament', id: 999_999 } }],
    ['scope.id', { scope: { kind: 'team', id: 999_999 } }],
  ] as [string, Partial<NoticeForm>][])('is refused because of %s: %o', async (path, changes) => {
    const answer = await call('POST /notices', { as: 'admin', body: form(changes) });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors?.map((error) => error.path)).toEqual([path]);
  });

  test('is refused for a round that its tournament does not have', async () => {
    const [home, away] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    await createScheduledMatch(cup, home, away, { round: 'Fecha 1' });
    const scope = (round: string) => ({ kind: 'round' as const, id: cup.id, round });
    const unknown = await call('POST /notices', { as: 'admin', body: form({ scope: scope('Fecha 2') }) });
    expect(problemOf(unknown).errors?.map(({ path }) => path)).toEqual(['scope.round']);
    await revoke(await publish({ scope: scope('Fecha 1') }));
  });
});

async function pagesWith(title: string, pages: readonly PublishedPage[]): Promise<string[]> {
  await publishChanges();
  return pages.map(keyOfPage).filter((key) => (site.objects.get(key) ?? '').includes(title));
}

/** A tournament in progress with a round that was played and one that was not, and another one that has not begun. */
async function createTournaments() {
  const [home, away, other, another] = await createTeams('Lanús', 'Banfield', 'Talleres', 'Temperley');
  const teams = [home, away] as const;
  const tournament = await createTournament({ teamIds: [home.id, away.id] });
  const matches = [
    await createScheduledMatch(tournament, home, away, { round: 'Fecha 1' }),
    await createScheduledMatch(tournament, away, home, { round: 'Fecha 2' }),
  ] as const;
  expectOk(await saveScore(matches[0], '1-0'));
  const pending = await createTournament({ teamIds: [other.id, another.id] });
  return { tournament, teams, matches, pending, matchOfPending: await createScheduledMatch(pending, other, another) };
}

describe('published pages', () => {
  let world: Awaited<ReturnType<typeof createTournaments>>;

  beforeAll(async () => {
    // Skips the stream records written so far.
    await readNewStreamRecords();
    world = await createTournaments();
    await publishChanges();
  });

  test('show a notice on every page of its scope, on no other, and no longer when it is revoked', async () => {
    const { tournament, matches, teams, pending, matchOfPending } = world;
    const ofOthers: PublishedPage[] = [
      { name: 'tournament', id: pending.id },
      { name: 'match', id: matchOfPending.id },
    ];
    const own: PublishedPage[] = [
      ...(['tournament', 'standings', 'fixture', 'tv', 'embeddedFixture', 'scorers'] as const).map((name) => ({
        name,
        id: tournament.id,
      })),
      ...matches.map(({ id }) => ({ name: 'match' as const, id })),
      ...teams.map(({ id }) => ({ name: 'team' as const, id })),
      ...matches.map(({ round }) => ({ name: 'fixture' as const, id: tournament.id, round })),
    ];
    const home: PublishedPage = { name: 'home' };
    const all = [...own, home, ...ofOthers];

    const ofCup = await publish({ title: 'De este torneo', scope: { kind: 'tournament', id: tournament.id } });
    expect(await pagesWith('De este torneo', all)).toEqual([...own, home].map(keyOfPage));
    await revoke(ofCup);
    expect(await pagesWith('De este torneo', all)).toEqual([]);

    const [{ round }, other] = matches;
    const ofRound = await publish({ title: 'De la ronda', scope: { kind: 'round', id: tournament.id, round } });
    const silent = [
      { name: 'match' as const, id: other.id },
      { name: 'fixture' as const, id: tournament.id, round: other.round },
      ...ofOthers,
    ].map(keyOfPage);
    // These two show one round, which may be this one or the other.
    const fixtures = (['fixture', 'embeddedFixture'] as const).map((name) => keyOfPage({ name, id: tournament.id }));
    const shown = await pagesWith('De la ronda', all);
    expect(shown.filter((key) => !fixtures.includes(key))).toEqual(
      all.map(keyOfPage).filter((key) => !silent.includes(key) && !fixtures.includes(key)),
    );
    await revoke(ofRound);

    const [{ id: teamId }] = teams;
    const ofTeam = await publish({ title: 'Del equipo', scope: { kind: 'team', id: teamId } });
    expect(await pagesWith('Del equipo', all)).toEqual([keyOfPage({ name: 'team', id: teamId })]);
    await revoke(ofTeam);

    const ofAll = await publish({ title: 'De la liga' });
    expect(await pagesWith('De la liga', all)).toEqual(all.map(keyOfPage));
    await revoke(ofAll);
    expect(await pagesWith('De la liga', all)).toEqual([]);
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('for everybody is published on home and running tournaments first, on all other pages in the background', async () => {
    const { tournament, matches, pending } = world;
    await publishChanges();
    await publish({ title: 'Para todos' });
    const pages: PublishedPage[] = [
      { name: 'home' },
      { name: 'standings', id: tournament.id },
      { name: 'match', id: matches[0].id },
      { name: 'standings', id: pending.id },
    ];
    const batches = new Map<string, number>();
    let batch = 0;
    for await (const records of readPublisherRecords()) {
      await deliverRecordsToPublisher(records);
      batch += 1;
      for (const key of pages.map(keyOfPage))
        if (!batches.has(key) && site.objects.get(key)?.includes('Para todos')) batches.set(key, batch);
    }
    const [home = 0, ofRunning = 0, ofMatch = 0, ofPending = 0] = pages.map((page) => batches.get(keyOfPage(page)));
    expect([home, ofRunning]).toEqual([2, 2]);
    expect([ofMatch, ofPending].every((later) => later > 2)).toBe(true);
  });

  test('show the later of two that contradict each other first, and none whose time was over when they were published', async () => {
    const { tournament, matches } = world;
    const scope = { kind: 'tournament' as const, id: tournament.id };
    const page = keyOfPage({ name: 'standings', id: tournament.id });
    await publish({
      title: 'Se suspende',
      kind: 'suspension',
      scope,
      until: inHours(0.1),
    });
    await publish({ title: 'Se juega', kind: 'change', scope });
    await publishChanges();
    expect(site.objects.get(page)).toMatch(/Se juega<.*Se suspende</s);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 0.2 * 3_600_000 });
    expect(await titlesInForce()).toEqual(['Se juega']);
    // Nothing is published for that: the page says until when, and the visitor's script takes the notice away.
    expect(site.objects.get(page)).toMatch(/data-until="[^"]+"[^>]*data-suspension/);
    expectOk(await saveScore(matches[0], '2-0'));
    await publishChanges();
    expect(site.objects.get(page)).toContain('Se juega<');
    expect(site.objects.get(page)).not.toContain('Se suspende<');
  });
});
