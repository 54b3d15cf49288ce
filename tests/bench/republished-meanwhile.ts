/** The time from a saved result until a fan sees it while the pages of many other tournaments are published again. */
import { setTimeout as wait } from 'node:timers/promises';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { limits } from '#shared/domain/limits.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { createClient, expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';
import { fetchAgain } from './fetch-again.ts';
import type { BenchFigure } from './figures.ts';
import { measurePublicationDelays } from './publication-delay.ts';

const otherTournaments = 2000;

/**
 * Creates the tournaments, has everything published again by a change of the settings, and measures meanwhile. Throws when
 * that was over before the measurement was.
 */
export async function measureDelaysWhileRepublished(url: string): Promise<BenchFigure[]> {
  const admin = await signIn(url, 'Admin');
  const ids = await createTournaments(admin);
  await untilListed(url, ids.length);
  const { version: _, siteUrl: __, ...settings } = await expectOk(createClient(url)('GET /settings'));
  const name = 'Liga que se publica de nuevo';
  await expectOk(admin('PUT /settings', { body: { ...settings, name } as never }));
  const figures = await measurePublicationDelays(url);
  const last = await fetchAgain(url + hrefOfPage({ name: 'tournament', id: Math.max(...ids) }));
  if ((await last.text()).includes(name)) throw new Error('everything was published before the last result was');
  return figures.map((figure) => ({
    ...figure,
    what: `${figure.what}, while ${otherTournaments} tournaments are published again`,
  }));
}

async function createTournaments(admin: SendRequest): Promise<number[]> {
  const teams = ['Este', 'Oeste'].map((name) => ({ name, coach: 'Entrenador', city: 'Morón', foundationYear: 1950 }));
  const teamIds = (await expectOk(admin('POST /teams/batch', { body: { teams } }))).map(({ id }) => id);
  const dates = { startDate: '2026-03-01', endDate: '2026-12-31' };
  return mapConcurrently(Array.from({ length: otherTournaments }), async (_, at) => {
    const body = { name: `Copa ${at + 1}`, ...dates, teamIds } as never;
    return (await expectOk(admin('POST /tournaments', { body }))).id;
  });
}

/** Waits until the list of tournaments, which is made of published documents, has so many. */
async function untilListed(url: string, count: number): Promise<void> {
  const lastPart = url + hrefOfPage({ name: 'tournaments', part: Math.ceil(count / limits.rowsOfPage) });
  while ((await fetchAgain(lastPart)).status !== 200) await wait(1000);
}
