/** Each page declares the documents it is made of, and reads no others and few units of the table. */
import { beforeAll, describe, expect, test } from 'vitest';
import { teamsWithOtherTournaments } from '#functions/competition/publication/documents/team-tournaments.ts';
import {
  isPageMadeOf,
  readersOfTournament,
  scopeOfPage,
} from '#functions/competition/publication/pages/page-documents.ts';
import { sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { readPageContent } from '#functions/competition/publication/pages/read-page.ts';
import { readBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { documentKindOf } from '#functions/competition/publication/store/documents-store.ts';
import { beginPublication } from '#functions/competition/publication/store/publications.ts';
import { wakeScopes } from '#functions/competition/publication/store/wakes.ts';
import { documentClient, queryPartition } from '#functions/platform/table/client.ts';
import { type DocumentScope, partitionKeys, type Scope } from '#functions/platform/table/keys.ts';
import { publishOverall } from '#functions/publisher/publish-overall.ts';
import { publishTournament } from '#functions/publisher/publish-tournament.ts';
import { keyOfPage, type PublishedPage, publishedPages } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { createPageWorld, type PageWorld, pagesOf, saveSettings, worldNow } from '#tests/support/page-world.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

interface ReadDocument {
  readonly scope: DocumentScope;
  readonly name: string;
}

/** What has been read from the table since it was emptied: documents, and units. */
const reads: { documents: ReadDocument[]; units: number; lagging: number } = { documents: [], units: 0, lagging: 0 };

interface ReadCommand {
  readonly Key?: ReadKey;
  readonly ConsistentRead?: boolean;
  readonly RequestItems?: Record<string, { readonly Keys: readonly ReadKey[]; readonly ConsistentRead?: boolean }>;
}
type ReadKey = { readonly pk: string; readonly sk: string };
type Capacity = { readonly CapacityUnits?: number };

function recordReads(): void {
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      const input = args.input as ReadCommand;
      const answered = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
      } as typeof args);
      const batch = Object.values(input.RequestItems ?? {});
      const documents = [...(input.Key ? [input.Key] : []), ...batch.flatMap(({ Keys }) => Keys)].filter(({ pk }) =>
        pk.startsWith('DOC#'),
      );
      reads.documents.push(...documents.map(({ pk, sk }) => ({ scope: scopeOf(pk), name: sk })));
      if (documents.length > 0 && !(input.ConsistentRead ?? batch[0]?.ConsistentRead)) reads.lagging += 1;
      const { ConsumedCapacity } = answered.output as { readonly ConsumedCapacity?: Capacity | readonly Capacity[] };
      reads.units += [ConsumedCapacity ?? {}].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      return answered;
    },
    { name: 'reads', step: 'initialize' },
  );
}

const scopeOf = (pk: string): DocumentScope => (pk === 'DOC#ALL' ? 'ALL' : Number(pk.slice('DOC#'.length)));

let world: PageWorld;
/** What was read for each page, by its key. */
const recorded = new Map<string, typeof reads>();
beforeAll(async () => {
  await startApi();
  world = await createPageWorld();
  await saveSettings({ publicSquads: true });
  const body = { date: '2096-05-11', notices: 'El tribunal atiende los martes.' };
  const params = { id: world.cup.id };
  const { id } = expectOk(await call('POST /tournaments/{id}/bulletins', { as: 'admin', params, body }));
  expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id } }));
  await publishChanges();
  recordReads();
  for (const page of [...allPages(), ...stubs()]) recorded.set(keyOfPage(page), await readRecorded(page));
});
const readsOf = (page: PublishedPage) => recorded.get(keyOfPage(page)) ?? expect.fail();

const allPages = (): PublishedPage[] => [
  ...pagesOf(world),
  { name: 'discipline', id: world.cup.id },
  { name: 'bulletin', id: world.cup.id, bulletin: '2096-1' },
];

async function readRecorded(page: PublishedPage) {
  Object.assign(reads, { documents: [], units: 0, lagging: 0 });
  expect(await readPageContent(page, sourceOfStored(worldNow))).not.toBeNull();
  return { ...reads, documents: [...reads.documents] };
}

const stubs = () =>
  Object.entries(publishedPages)
    .filter(([, { idOf, path }]) => idOf !== null && !path.includes(':id'))
    .map(([name]) => ({ name }) as PublishedPage);

test('a page is made of every document that it reads, and of no other kind', () => {
  const wrong: string[] = [];
  const kinds = new Map<string, string>();
  for (const page of [...allPages(), ...stubs()]) {
    const { documents } = readsOf(page);
    for (const { scope, name } of documents)
      if (!isPageMadeOf(page, scope, name)) wrong.push(`${keyOfPage(page)} reads ${scope} ${name}`);
    kinds.set(keyOfPage(page), [...new Set(documents.map(({ name }) => documentKindOf(name)))].sort().join(' '));
  }
  expect(wrong).toEqual([]);
  const { cup, teams, matches } = world;
  expect(Object.fromEntries(kinds)).toMatchObject({
    'paginas/inicio.html': 'HOME LANDING LATEST',
    'paginas/torneos.html': 'SUMMARIES',
    [`paginas/posiciones/${cup.id}.html`]: 'GROUP HEADER OUTLOOK STANDINGS',
    [`paginas/fixture/${cup.id}.html`]: 'FIXTURE GOALS HEADER ROUND',
    [`paginas/fixture/${cup.id}/RmVjaGEgMg.html`]: 'GOALS HEADER ROUND ROUNDS',
    [`paginas/goleadores/${cup.id}.html`]: 'HEADER SCORERS',
    [`paginas/fair-play/${cup.id}.html`]: 'FAIRPLAY HEADER',
    [`paginas/arqueros/${cup.id}.html`]: 'GOALKEEPERS HEADER',
    [`paginas/playoffs/${cup.id}.html`]: 'BRACKET HEADER',
    [`paginas/disciplina/${cup.id}.html`]: 'BULLETINS HEADER SUSPENSIONS',
    [`paginas/boletin/${cup.id}/2096-1.html`]: 'BULLETINS HEADER',
    [`paginas/torneo/${cup.id}.html`]: 'FIXTURE GOALS GROUP HEADER OUTLOOK ROUND SCORERS STANDINGS SUMMARY',
    [`paginas/partido/${matches.second.id}.html`]: 'HEADER',
    [`paginas/equipo/${teams.ceibo.id}.html`]: 'GROUP HEADER OUTLOOK SCORERS STANDINGS SUSPENSIONS TEAMS',
    'paginas/fixture.html': 'LANDING',
  });
});

test("a round's page is not made of other rounds, nor of how many matches they have left", () => {
  const page: PublishedPage = { name: 'fixture', id: 7, round: 'Fecha 2' };
  const [own, others] = [
    ['ROUND#Fecha 2', '2#ROUND#Fecha 2', 'GOALS#Fecha 2', 'HEADER', 'ROUNDS'],
    ['ROUND#Fecha 1', 'GOALS#Fecha 1', 'FIXTURE', 'STANDINGS'],
  ];
  expect(own.filter((name) => !isPageMadeOf(page, 7, name))).toEqual([]);
  expect(others.filter((name) => isPageMadeOf(page, 7, name))).toEqual([]);
});

test('the page of the semifinals is made of the documents of both', () => {
  const page: PublishedPage = { name: 'fixture', id: 7, round: 'Semifinales' };
  const documents = ['ROUND#Semifinal 1', '2#ROUND#Semifinal 2', 'GOALS#Semifinal 2', 'ROUND#Final'];
  expect(documents.filter((name) => isPageMadeOf(page, 7, name))).toEqual(documents.slice(0, 3));
});

test("a team's page is made of the tournaments of its own team, not of those of teams far from it", () => {
  const page: PublishedPage = { name: 'team', id: 107 };
  expect(['TEAMS#1', 'TEAMS#2'].map((name) => isPageMadeOf(page, 'ALL', name))).toEqual([true, false]);
  expect(teamsWithOtherTournaments({ 107: [1, 2], 108: [1], 109: [2] }, { 107: [2, 1], 108: [1], 110: [3] })).toEqual([
    107, 109, 110,
  ]);
});

test('a page is read strongly consistent, and within its units', () => {
  const most: Partial<Record<PublishedPage['name'], number>> = { match: 16, team: 30 };
  for (const page of allPages()) {
    const { units, lagging } = readsOf(page);
    expect({ page: keyOfPage(page), lagging }).toMatchObject({ lagging: 0 });
    expect(units, keyOfPage(page)).toBeLessThanOrEqual(most[page.name] ?? 10);
  }
});

describe('who reads whose documents', () => {
  const kindOf = (scope: Scope): string => (typeof scope === 'number' ? 'tournament' : (scope.split('#')[0] ?? ''));

  /** Those from whom one comes back to the first in one or more steps. */
  const circleIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
    const reachable = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of graph.get(from) ?? []) if (!seen.has(to)) reachable(to, seen.add(to));
      return seen;
    };
    return [...graph.keys()].filter((kind) => reachable(kind).has(kind));
  };

  test('is no circle', async () => {
    const { cup } = world;
    const readers = new Map<string, Set<string>>();
    const documents: ReadDocument[] = [];
    for (const scope of [cup.id, 'ALL'] as const)
      for (const { sk } of await queryPartition<{ sk: string }>(partitionKeys.documents(scope)))
        documents.push({ scope, name: sk });
    for (const page of [...allPages(), ...stubs()])
      for (const { scope, name } of documents) {
        const [reader, read] = [kindOf(scopeOfPage(page)), kindOf(scope)];
        if (reader !== read && isPageMadeOf(page, scope, name))
          readers.set(reader, (readers.get(reader) ?? new Set()).add(read));
      }
    const names = new Set(documents.map(({ name }) => name));
    if (readersOfTournament(names).isReadOverAll) readers.set('ALL', new Set(['tournament']));
    expect(readers).toEqual(
      new Map([
        ['MATCH', new Set(['tournament'])],
        ['TEAM', new Set(['tournament', 'ALL'])],
        ['ALL', new Set(['tournament'])],
      ]),
    );
    expect(circleIn(readers)).toEqual([]);
  });

  test('nor do publications that ask for all who may have read anything ask for each other', async () => {
    const { cup } = world;
    const asked = new Map<string, Set<string>>();
    const publishAfterDeath = async (scope: DocumentScope) => {
      await beginPublication(scope);
      await wakeScopes([scope], { isWhole: true });
      await readNewStreamRecords();
      const options = {
        now: worldNow,
        isWhole: true,
        wake: async (scopes: readonly Scope[]) => {
          for (const woken of scopes) ask(kindOf(scope), kindOf(woken));
        },
      };
      await (scope === 'ALL' ? publishOverall(options) : publishTournament(scope, options));
      const { asked: works } = await readBackgroundWork();
      for (const work of works) {
        ask(kindOf(scope), 'TEAM');
        if (work.startsWith('T#')) ask(kindOf(scope), 'MATCH');
      }
      await publishChanges();
    };
    const ask = (from: string, to: string) => asked.set(from, (asked.get(from) ?? new Set()).add(to));
    await publishAfterDeath(cup.id);
    await publishAfterDeath('ALL');
    expect(asked).toEqual(
      new Map([
        ['tournament', new Set(['ALL', 'TEAM', 'MATCH'])],
        ['ALL', new Set(['TEAM'])],
      ]),
    );
    expect(circleIn(asked)).toEqual([]);
  });
});
