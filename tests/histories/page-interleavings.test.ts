/**
 * Random interleavings of publications of two pages over a model of S3, of one page or of both together: whatever the
 * order of their calls, the pages in the end show what was true last. Simpler rules are held against the same
 * interleavings, and must fail.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ObjectStore, siteBucket } from '#functions/platform/files/site-bucket.ts';
import { createFirstPage } from '#functions/platform/pages/first-page.ts';
import { type PageTickets, publishUnderOwnTickets } from '#functions/platform/pages/page-ticket.ts';
import { isFullRun } from '#tests/support/full.ts';
import { createModelBucket, type ModelBucket } from '#tests/support/model-of-s3.ts';

const [first, second] = ['paginas/partido/7.html', 'paginas/partido/8.html'] as const;
type PageKey = typeof first | typeof second;

/** What a page shows: facts of its own, null while there are none, and one that both pages show, as a team's name. */
type Facts = Record<PageKey, string | null> & { shared: string };

/** What happens in a history: a change of facts and its publication, the same delivered again, or a visit. */
type Deed =
  | { readonly do: 'change'; readonly of: PageKey; readonly to: string | null }
  | { readonly do: 'change of both'; readonly to: string }
  | { readonly do: 'publish again' | 'visit'; readonly of: PageKey };

const arbitraryKey = fc.constantFrom(first, second);
const arbitraryDeeds = fc.array(
  fc.oneof(
    {
      arbitrary: fc.record({
        do: fc.constant('change' as const),
        of: arbitraryKey,
        to: fc.constantFrom('0-0', '1-0', null),
      }),
      weight: 3,
    },
    {
      arbitrary: fc.record({ do: fc.constant('change of both' as const), to: fc.constantFrom('Lanús', 'Banfield') }),
      weight: 2,
    },
    fc.record({ do: fc.constantFrom('publish again' as const, 'visit' as const), of: arbitraryKey }),
  ),
  { minLength: 1, maxLength: 6 },
);

/** The ticket counter of the page as the table keeps it, after a restore of the table perhaps behind the page. */
function createTickets(beforeCall: (call: string) => Promise<void>): PageTickets {
  let given = 0;
  let ended = 0;
  return {
    async take() {
      await beforeCall('ticket');
      given += 1;
      return { number: given, isAlone: ended === given - 1 };
    },
    async finish({ number }) {
      await beforeCall('end');
      if (number < ended) return false;
      ended = number;
      return true;
    },
    async raise(to) {
      await beforeCall('raise');
      if (given >= to) return false;
      given = to;
      return true;
    },
  };
}

interface Rule {
  readonly storeOf: (bucket: ModelBucket) => ObjectStore;
  readonly publish: typeof publishUnderOwnTickets;
}

const asIs: Rule = { storeOf: (bucket) => bucket, publish: publishUnderOwnTickets };
/** Every PUT is carried out, whatever is stored. */
const plainPut: Rule = {
  ...asIs,
  storeOf: (bucket) => ({
    ...bucket,
    write: async (at, object) => bucket.write(at, object, (await bucket.find(at))?.etag ?? null),
  }),
};
/** The condition holds for the content, but the ticket is not part of it. */
const ticketNotInBytes: Rule = {
  ...asIs,
  storeOf: (bucket) => ({
    ...bucket,
    write: (at, { html, metadata }, etag) => bucket.write(at, { html: html.replace(ticketMark, ''), metadata }, etag),
  }),
};
const ticketMark = /<!-- ticket .* -->\n$/;
/** What the pages have in common is read once the first of them has its ticket. */
const readAfterFirstTicket: Rule = {
  ...asIs,
  publish: (pages, read) => {
    let reading: ReturnType<typeof read> | undefined;
    const withReading = (tickets: PageTickets): PageTickets => ({
      ...tickets,
      async take() {
        const ticket = await tickets.take();
        reading ??= read(pages);
        return ticket;
      },
    });
    const watched = pages.map((page) => ({ ...page, tickets: withReading(page.tickets) }));
    return publishUnderOwnTickets(watched, () => {
      const ofThisRound = reading ?? read(pages);
      reading = undefined;
      return ofThisRound;
    });
  },
};

/**
 * Holds when the pages show the last facts, in every order of the calls. One that nobody published, or that had no facts
 * for a while, may be absent: the next visitor gets a new one.
 */
const everyHistoryEndsRight = ({ storeOf, publish }: Rule) =>
  fc.asyncProperty(fc.scheduler(), arbitraryDeeds, async (scheduler, deeds) => {
    const beforeCall = async (call: string) => {
      await scheduler.schedule(Promise.resolve(), call);
    };
    const bucket = createModelBucket(beforeCall);
    Object.assign(siteBucket, storeOf(bucket));
    const pages = [first, second].map((key) => ({ key, tickets: createTickets(beforeCall) }));
    const facts: Facts = { [first]: '0-0', [second]: '0-0', shared: 'Lanús' };
    /** Reads what both show, then what each shows: two calls, between which anything may happen. */
    const read = async (keys: readonly PageKey[]) => {
      await beforeCall('read of both');
      const { shared } = facts;
      await beforeCall(`read of ${keys}`);
      const own = new Map(keys.map((key) => [key, facts[key]]));
      return async ({ key }: { readonly key: PageKey }) => htmlOf(own.get(key) ?? null, shared);
    };
    const publishPages = (...keys: readonly PageKey[]) =>
      publish(
        pages.filter(({ key }) => keys.includes(key)),
        (some) => read(some.map(({ key }) => key)),
      );
    const carryOut = async (deed: Deed) => {
      switch (deed.do) {
        case 'visit':
          return createFirstPage(deed.of, async () => (await read([deed.of]))({ key: deed.of }));
        case 'publish again':
          return publishPages(deed.of);
        case 'change':
          await beforeCall(`change of ${deed.of} to ${deed.to}`);
          facts[deed.of] = deed.to;
          return publishPages(deed.of);
        case 'change of both':
          await beforeCall(`change of both to ${deed.to}`);
          facts.shared = deed.to;
          return publishPages(first, second);
      }
    };
    await scheduler.waitFor(Promise.all(deeds.map(carryOut)));
    for (const { key } of pages) {
      const shown = bucket.objects.get(key)?.html.replace(ticketMark, '');
      if (shown === undefined && mayBeAbsent(key, deeds)) continue;
      expect(shown).toBe(htmlOf(facts[key], facts.shared) ?? undefined);
    }
  });

const htmlOf = (own: string | null, shared: string): string | null =>
  own === null ? null : `<p>${shared} ${own}</p>\n`;

const mayBeAbsent = (key: PageKey, deeds: readonly Deed[]): boolean => {
  const own = deeds.filter((deed) => deed.do === 'change of both' || deed.of === key);
  return own.every((deed) => deed.do === 'visit') || own.some((deed) => deed.do === 'change' && deed.to === null);
};

/** Stores a page of the time before the restore. */
function storeBefore({ objects }: ModelBucket, ticket: number): void {
  objects.set(first, { html: '<p>9-9</p>\n', etag: 'before', metadata: { ticket, hash: 'before' } });
}

const numRuns = isFullRun ? 200_000 : 2_000;

describe('the pages in the end show the last facts', () => {
  test('in every interleaving of publications, removals and first visits', () =>
    fc.assert(everyHistoryEndsRight(asIs), { numRuns }));

  test('after a restore of the table, with tickets below that of the page', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const beforeCall = async (call: string) => {
          await scheduler.schedule(Promise.resolve(), call);
        };
        const bucket = createModelBucket(beforeCall);
        Object.assign(siteBucket, bucket);
        storeBefore(bucket, 40);
        const page = { key: first, tickets: createTickets(beforeCall) };
        await scheduler.waitFor(publishUnderOwnTickets([page], async () => async () => '<p>1-0</p>\n'));
        expect(bucket.objects.get(first)?.html).toContain('1-0');
      }),
      { numRuns: 100 },
    ));
});

describe('a simpler rule leaves old facts in some interleaving', () => {
  test.each([
    ['plain PUT', plainPut],
    ['If-Match without the ticket in the bytes', ticketNotInBytes],
    ['reading once the first page of a group has its ticket', readAfterFirstTicket],
  ])('%s', async (_, rule) => {
    // One interleaving in thousands is wrong: this seed comes to one soon, for each rule.
    const { failed } = await fc.check(everyHistoryEndsRight(rule), { seed: 24, numRuns: 20_000 });
    expect(failed).toBe(true);
  });
});
