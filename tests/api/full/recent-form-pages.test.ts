/** The pages of matches to come that tell the last results of their teams: a result publishes those of its two teams. */
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
let third: readonly Match[];
let fourth: Match;

beforeAll(async () => {
  await startApi();
  site = startSite();
  const { tournament: cup, teams } = await createLeagueOfFour({ bands: [], status: 'in_progress' });
  const [arce, boedo, caseros, dock] = teams;
  await playMatch(cup, arce, '2-0', boedo, { round: 'Fecha 1', matchDate: '2026-03-01' });
  await playMatch(cup, caseros, '0-0', dock, { round: 'Fecha 1', matchDate: '2026-03-01' });
  await playMatch(cup, boedo, '1-0', dock, { round: 'Fecha 2', matchDate: '2026-03-08' });
  second = await createScheduledMatch(cup, arce, caseros, { round: 'Fecha 2', matchDate: '2026-03-08' });
  third = [
    await createScheduledMatch(cup, arce, dock, { round: 'Fecha 3', matchDate: '2026-03-15' }),
    await createScheduledMatch(cup, boedo, caseros, { round: 'Fecha 3', matchDate: '2026-03-15' }),
  ];
  fourth = await createScheduledMatch(cup, boedo, arce, { round: 'Fecha 4', matchDate: '2026-03-22' });
  await publishChanges();
});

const keyOf = ({ id }: Match) => keyOfPage({ name: 'match', id });
const textOf = (match: Match) => (site.objects.get(keyOf(match)) ?? '').replace(/<[^>]*>/g, ' ');

test('a result publishes the next matches of its two teams and no later one, and no page tells anything old', async () => {
  expect(await listWrongPages(site)).toEqual([]);
  expect(textOf(second)).toMatch(/Últimos partidos.*2 - 0.*0 - 0/s);
  for (const match of [...third, fourth]) expect(textOf(match)).not.toContain('Últimos partidos');
  site.written.length = 0;
  expectOk(await saveScore(second, '3-1'));
  await publishChanges();
  for (const match of third) expect(textOf(match)).toMatch(/Últimos partidos.*3 - 1/s);
  expect(site.written.filter((key) => key.startsWith('paginas/partido/')).sort()).toEqual(
    [second, ...third].map(keyOf).sort(),
  );
  expect(await listWrongPages(site)).toEqual([]);
});

test('a correction of an earlier result publishes them again', async () => {
  expectOk(await saveScore(second, '4-1'));
  await publishChanges();
  for (const match of third) expect(textOf(match)).toMatch(/Últimos partidos.*4 - 1/s);
  expect(await listWrongPages(site)).toEqual([]);
});
