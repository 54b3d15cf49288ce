/**
 * Random histories of changes: what the publisher records of them is a chain of versions without gaps, whatever is
 * delivered twice, late or damaged; and all of it can be put in words.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { changeEntry, type StoredChange } from '#functions/competition/changes/change-entry.ts';
import { listChangesOfTournament } from '#functions/competition/changes/changes.ts';
import { presentChanges } from '#functions/competition/changes/present-changes.ts';
import { recordChanges } from '#functions/publisher/record-changes.ts';
import { readChange } from '#functions/publisher/recorded-change.ts';
import { change } from '#shared/domain/schemas/change.ts';
import { startApi } from '#tests/support/api.ts';
import { arbitrarySteps, type ItemVersions, playSteps } from './changed-items.ts';
import { composedHistoryCount, storedHistoryCount } from './number-of-histories.ts';

beforeAll(startApi);

/** The versions that the entries of an item go through, oldest first. */
const chainOf = (entries: readonly StoredChange[], { pk, sk }: ItemVersions['item']) =>
  [...entries]
    .reverse()
    .filter(({ item }) => item.pk === pk && item.sk === sk)
    .map(({ before, after }) => [before?.version ?? null, after?.version ?? null]);

function requireChains(entries: readonly StoredChange[], versions: readonly ItemVersions[]): void {
  expect(versions.map(({ item }) => chainOf(entries, item))).toEqual(versions.map(({ chain }) => chain));
  expect(entries).toHaveLength(versions.flatMap(({ chain }) => chain).length);
}

/** Which parts of the stream are delivered before all of it is, and whether that goes backwards. */
const arbitraryDeliveries = fc.record({
  early: fc.array(fc.record({ from: fc.nat(15), size: fc.integer({ min: 1, max: 8 }) }), { maxLength: 6 }),
  isBackwards: fc.boolean(),
});
type Deliveries = typeof arbitraryDeliveries extends fc.Arbitrary<infer T> ? T : never;

const deliver = ({ early, isBackwards }: Deliveries, records: readonly DynamoDBRecord[]) => [
  ...early.map(({ from, size }) => records.slice(from, from + size)),
  isBackwards ? [...records].reverse() : records,
];

let tournamentId = 1_000_000;

/** DynamoDB takes no larger item, and none whose lists and maps lie deeper within each other. */
const largestItem = { bytes: 400_000, levels: 32 };

/** How deep lists and maps lie within each other. */
const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;

test(`${composedHistoryCount} random histories with damaged items: their entries are chains without gaps that the table can take`, () => {
  fc.assert(
    fc.property(arbitrarySteps, arbitraryDeliveries, (steps, deliveries) => {
      tournamentId += 1;
      const { records, versions } = playSteps(tournamentId, steps);
      const stored = new Map<string, StoredChange>();
      for (const record of deliver(deliveries, records).flat()) {
        const found = readChange(record);
        if (!found) continue;
        const entry = changeEntry({ ...found, tournamentId, at: found.at ?? found.second });
        expect(stored.get(entry.sk) ?? entry).toEqual(entry);
        expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThan(largestItem.bytes);
        expect(Math.max(...Object.values(entry).map(levelsOf))).toBeLessThanOrEqual(largestItem.levels);
        stored.set(entry.sk, entry);
      }
      const newestFirst = [...stored.values()].sort((a, b) => (a.sk < b.sk ? 1 : -1));
      requireChains(newestFirst, versions);
    }),
    { numRuns: composedHistoryCount },
  );
});

test(`${storedHistoryCount} random histories with damaged items in a table: each entry is stored once, and told in words`, async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySteps, arbitraryDeliveries, async (steps, deliveries) => {
      tournamentId += 1;
      const { records, versions } = playSteps(tournamentId, steps);
      const refused: unknown[] = [];
      const attempt = (_sequence: string, run: () => Promise<unknown>) =>
        run().then(
          () => undefined,
          (error) => void refused.push(error),
        );
      const readAll = () => listChangesOfTournament(tournamentId, { before: null, limit: 1000, now: new Date() });
      for (const batch of deliver(deliveries, records)) await recordChanges(batch, attempt);
      const entries = await readAll();
      await recordChanges([...records].reverse(), attempt);
      expect(await readAll()).toEqual(entries);
      expect(refused).toEqual([]);
      requireChains(entries, versions);
      const told = await presentChanges(entries, new Date());
      expect(told.filter((each) => !change.safeParse(each).success || !/^\S.+\.$/.test(each.text))).toEqual([]);
      expect(told.filter(({ at }) => Number.isNaN(Date.parse(at)))).toEqual([]);
    }),
    { numRuns: storedHistoryCount },
  );
});
