/**
 * The time from a saved result until visitors read it through the edge and its shared copies: in the API's table, and on
 * every page that shows it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { createClient, type SendRequest, signIn } from '#tests/support/web-client.ts';
import { fetchAgain } from './fetch-again.ts';
import { type BenchFigure, percentileOf } from './figures.ts';

/**
 * How many tournaments are measured at the same time, and how many results are saved in each, one after another. More at a
 * time would measure how one machine shares its processors among application and readers.
 */
const tournamentCount = 2;
const savesPerTournament = 20;
/** In seconds: how long the edge may share a copy, and how long the whole delay may be. */
const edgeCacheSeconds = 5;
const maxDelaySeconds = edgeCacheSeconds + 1;
const timeoutMs = 30_000;
const pollIntervalMs = 100;
/** How often other visitors look before the result is saved: far more often than a copy lives, at little cost. */
const renewalIntervalMs = 1000;

export async function measurePublicationDelays(url: string): Promise<BenchFigure[]> {
  const admin = await signIn(url, 'Admin');
  const watched: MeasuredTournament[] = [];
  for (let number = 1; number <= tournamentCount; number += 1) watched.push(await createTournament(admin, number));
  const fan = createClient(url);
  const delays = (await Promise.all(watched.map((each) => measureDelays(admin, { url, fan }, each)))).flat();
  return [
    figureOf(
      'seen by a fan',
      delays.map(({ table }) => table),
    ),
    figureOf(
      `on all ${pagesOfTournament.length + pagesOverAll.length} pages that show it`,
      delays.map(({ pages }) => pages),
    ),
  ];
}

function figureOf(where: string, times: readonly number[]): BenchFigure {
  const p99 = percentileOf(times, 99);
  return {
    what: `result saved → ${where}, p50 / p99 of ${times.length}`,
    measured: `${percentileOf(times, 50).toFixed(1)} / ${p99.toFixed(1)} s`,
    limit: `p99 ≤ ${maxDelaySeconds} s`,
    holds: p99 <= maxDelaySeconds,
    isTime: true,
  };
}

interface MeasuredTournament {
  readonly id: number;
  readonly name: string;
  readonly teamIds: readonly number[];
  readonly matchIds: readonly number[];
}

interface Fan {
  readonly url: string;
  readonly fan: SendRequest;
}

/** Seconds until a result was in the API's table, and on the last of the pages that show it. */
interface Delay {
  readonly table: number;
  readonly pages: number;
}

interface ShownMatch {
  readonly id: number;
  readonly matchId: number;
  readonly teamIds: readonly number[];
}

/** The pages that show a result of a tournament, whatever the other tournaments are. */
const pagesOfTournament: readonly ((of: ShownMatch) => PublishedPage)[] = [
  ({ id }) => ({ name: 'tournament', id }),
  ({ id }) => ({ name: 'standings', id }),
  ({ id }) => ({ name: 'fixture', id }),
  ({ id }) => ({ name: 'fixture', id, round: 'Fecha 1' }),
  ({ id }) => ({ name: 'embeddedStandings', id }),
  ({ id }) => ({ name: 'embeddedFixture', id }),
  ({ id }) => ({ name: 'tv', id }),
  ({ matchId }) => ({ name: 'match', id: matchId }),
  ({ teamIds: [home = 0] }) => ({ name: 'team', id: home }),
  ({ teamIds: [, away = 0] }) => ({ name: 'team', id: away }),
];

/** The pages that show the results of all tournaments, each in a card with the top of its table. */
const pagesOverAll: readonly PublishedPage[] = [{ name: 'home' }, { name: 'tournaments' }];

/** The top of the tournament's table on a page over all; '' before its first result. */
function topOfTable(html: string, tournament: string): string {
  const [, after = ''] = html.split(`aria-label="Primeros puestos de ${tournament}"`);
  return after.split('</ol>')[0] ?? '';
}

async function createTournament(admin: SendRequest, number: number): Promise<MeasuredTournament> {
  const teamIds: number[] = [];
  for (const side of ['Norte', 'Sur']) {
    const body = { name: `${side} ${number}`, coach: 'Entrenador', city: 'Morón', foundationYear: 1950 };
    teamIds.push((await admin('POST /teams', { body })).body.id);
  }
  const [homeTeamId = 0, awayTeamId = 0] = teamIds;
  const dates = { startDate: '2026-03-01', endDate: '2026-04-30' };
  const name = `Copa a medir ${number}`;
  const { id } = (await admin('POST /tournaments', { body: { name, ...dates, teamIds } })).body;
  const matchIds: number[] = [];
  for (let day = 1; day <= savesPerTournament; day += 1) {
    const when = { matchDate: `2026-03-${String(day).padStart(2, '0')}`, matchTime: '15:00', location: 'Complejo' };
    const { status, body } = await admin('POST /matches', {
      body: { tournamentId: id, homeTeamId, awayTeamId, ...when },
    });
    if (status !== 201) throw new Error(`a match could not be made: ${JSON.stringify(body)}`);
    matchIds.push(body.id);
  }
  return { id, name, teamIds, matchIds };
}

/** Saves the results of a tournament, one after the other. */
async function measureDelays(
  admin: SendRequest,
  { url, fan }: Fan,
  { id, name, teamIds, matchIds }: MeasuredTournament,
): Promise<Delay[]> {
  const matchesPlayed = async () => {
    const { body } = await fan('GET /standings/formatted/tournament/{id}', { params: { id } });
    return body.reduce((sum, { played }) => sum + played, 0) / 2;
  };
  const delays: Delay[] = [];
  for (const matchId of matchIds) {
    const readersOfTournament = pagesOfTournament.map((page) => {
      const address = url + hrefOfPage(page({ id, matchId, teamIds }));
      return { address, read: () => readText(address) };
    });
    const readersOverAll = pagesOverAll.map((page) => {
      const address = url + hrefOfPage(page);
      return { address, read: async () => topOfTable(await readText(address), name) };
    });
    const readers = [...readersOfTournament, ...readersOverAll];
    const readPages = () => Promise.all(readers.map(({ read }) => read()));
    // Requests of other visitors renew the shared copies, so each result is saved at a random age of the copies.
    const pause = performance.now() + Math.random() * edgeCacheSeconds * 1000;
    let before = await readPages();
    while (performance.now() < pause)
      [before] = await Promise.all([readPages(), matchesPlayed(), wait(renewalIntervalMs)]);
    // A draw gives both a point, so that every page changes with every result.
    const score = { homeScore: 1, awayScore: 1 };
    const { status } = await admin('PATCH /matches/{id}/score', { params: { id: matchId }, body: score });
    if (status !== 200) throw new Error(`a result was answered ${status}`);
    const saved = performance.now();
    const unchanged = new Map(readers.map((reader, at) => [reader, before[at]]));
    const untilSeen = async (isSeen: () => Promise<boolean>) => {
      while (!(await isSeen())) {
        if (performance.now() - saved > timeoutMs)
          throw new Error(`not seen within 30 s, ${[...unchanged.keys()].map(({ address }) => address).join(' ')}`);
        await wait(pollIntervalMs);
      }
      return (performance.now() - saved) / 1000;
    };
    const [table, pages] = await Promise.all([
      untilSeen(async () => (await matchesPlayed()) > delays.length),
      untilSeen(async () => {
        for (const [reader, shown] of unchanged) if ((await reader.read()) !== shown) unchanged.delete(reader);
        return unchanged.size === 0;
      }),
    ]);
    delays.push({ table, pages });
  }
  return delays;
}

const readText = async (address: string): Promise<string> => (await fetchAgain(address)).text();
