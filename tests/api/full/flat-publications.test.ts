/** A result writes as many documents, objects and units in a large tournament as in a small one. */
import { beforeAll, expect, test } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { writeLeague } from '#tests/bench/league.ts';
import { meterTheTable } from '#tests/bench/metered-table.ts';
import { isFlat, measureResultSaves, publicationSizeOf } from '#tests/bench/result-writes.ts';
import { startApi } from '#tests/support/api.ts';

const sizes = [10, 100, 1000];

beforeAll(async () => {
  await startApi();
  Object.assign(environment(), { siteBucket: 'site' });
  meterTheTable();
});

test(`a result writes about the same in tournaments of ${sizes.join(', ')} matches`, { timeout: 300_000 }, async () => {
  const written = [];
  for (const [at, size] of sizes.entries())
    written.push(publicationSizeOf(await measureResultSaves(await writeLeague(at + 1, size), 1)));
  for (const { documents, objects, writeUnits } of written) {
    expect(documents).toBeGreaterThan(5);
    expect(documents).toBeLessThanOrEqual(20);
    expect(objects).toBeGreaterThan(5);
    expect(objects).toBeLessThanOrEqual(20);
    expect(writeUnits).toBeGreaterThan(documents);
  }
  expect({ written, isFlat: isFlat(written) }).toMatchObject({ isFlat: true });
});

test('a publication that writes a document for every ten matches would not be called flat', () => {
  const of = (documents: number) => ({ documents, objects: 12, writeUnits: 40 });
  expect([isFlat([of(11), of(12)]), isFlat([of(11), of(21)]), isFlat([])]).toEqual([true, false, false]);
});
