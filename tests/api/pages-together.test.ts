/** Pages of matches and teams that are published together read what they have in common once. */
import { beforeAll, expect, test } from 'vitest';
import { putPagesOfIds } from '#functions/publisher/put-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { startSite } from '#tests/support/published-site.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { type League, writeLeague } from '../bench/league.ts';
import { measureTraffic, meterTheTable } from '../bench/metered-table.ts';

let league: League;

beforeAll(async () => {
  await startApi();
  league = await writeLeague(1, 40, 0);
  // Before there is a site, so that only the documents are published.
  await publishChanges();
  startSite();
  meterTheTable();
});

test.each([
  // Events are read of each match, days and matches of each team.
  ['match', 1, () => league.matches.map(({ id }) => id)],
  ['team', 3, () => league.matches.flatMap(({ homeTeamId }) => homeTeamId ?? [])],
] as const)(
  'a page of a %s takes %i calls of the table, and all of them together a few more',
  async (name, each, idsOf) => {
    const ids = [...new Set(idsOf())].slice(0, 20);
    expect(ids.length).toBeGreaterThan(5);
    const { calls } = await measureTraffic(() => putPagesOfIds(name, ids, new Date()));
    expect(calls).toBeGreaterThanOrEqual(each * ids.length);
    expect(calls).toBeLessThanOrEqual(each * ids.length + 10);
  },
);
