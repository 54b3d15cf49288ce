/** The pages of teams and of matches to come that tell the outlook: a result publishes those of which it changes. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { createScheduledMatch, expectOk, playMatch, saveScore } from '#tests/support/api-fixtures.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { createLeagueOfFour } from '#tests/support/playoffs.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import { publishChanges } from '#tests/support/stream.ts';

let site: ModelBucket;
let second: Match;
let last: Match;
let otherOfLastRound: Match;
let first: Match;

beforeAll(async () => {
  await startApi();
  site = startSite();
  const bands = [{ from: 1, to: 1, label: 'Campeón', kind: 'good', table: 'general' } as const];
  const { tournament: cup, teams } = await createLeagueOfFour({ bands, status: 'in_progress' });
  const [arce, boedo, caseros, dock] = teams;
  first = await playMatch(cup, arce, '1-0', boedo, { round: 'Fecha 1' });
  await playMatch(cup, caseros, '0-0', dock, { round: 'Fecha 1' });
  await playMatch(cup, arce, '1-0', caseros, { round: 'Fecha 2' });
  second = await createScheduledMatch(cup, boedo, dock, { round: 'Fecha 2' });
  last = await createScheduledMatch(cup, arce, dock, { round: 'Fecha 3' });
  otherOfLastRound = await createScheduledMatch(cup, boedo, caseros, { round: 'Fecha 3' });
  await publishChanges();
});

const keyOf = ({ id }: Match) => keyOfPage({ name: 'match', id });
const textOf = (match: Match) => (site.objects.get(keyOf(match)) ?? '').replace(/<[^>]*>/g, ' ');

test('a result and its correction publish every page whose stakes they change, and leave no page outdated', async () => {
  expect(textOf(second)).toContain('Qué se juega');
  expect(textOf(otherOfLastRound)).not.toContain('Qué se juega');
  site.written.length = 0;
  expectOk(await saveScore(second, '0-1'));
  await publishChanges();
  expect(site.written).toContain(keyOf(last));
  expect(textOf(last)).toContain('Si gana o empata, sale campeón.');
  expect(textOf(last)).toContain('Si empata o pierde, queda sin chances.');
  expect(await listWrongPages(site)).toEqual([]);

  expectOk(await saveScore(first, '0-3'));
  await publishChanges();
  expect(textOf(last)).not.toContain('Si gana o empata, sale campeón.');
  expect(await listWrongPages(site)).toEqual([]);
});
