/** The time from a saved result until visitors read it through the edge and its shared copies. */
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type SendRequest, signIn } from '#tests/support/web-client.ts';
import { type BenchFigure, percentileOf } from './figures.ts';

/** How many tournaments are measured at the same time, and how many results are saved in each, one after another. */
const tournamentCount = 10;
const savesPerTournament = 20;
/** In seconds: how long the edge may share a copy, and how long the whole delay may be. */
const edgeCacheSeconds = 5;
const maxDelaySeconds = edgeCacheSeconds + 1;
const timeoutMs = 30_000;
const pollIntervalMs = 100;

export async function measurePublicationDelays(url: string): Promise<BenchFigure[]> {
  const admin = await signIn(url, 'Admin');
  const watched: MeasuredTournament[] = [];
  for (let number = 1; number <= tournamentCount; number += 1) watched.push(await createTournament(admin, number));
  const fan = createClient(url);
  const times = (await Promise.all(watched.map((each) => measureDelays(admin, fan, each)))).flat();
  const p99 = percentileOf(times, 99);
  return [
    {
      what: `result saved → seen by a fan, p50 / p99 of ${times.length}`,
      measured: `${percentileOf(times, 50).toFixed(1)} / ${p99.toFixed(1)} s`,
      limit: `p99 ≤ ${maxDelaySeconds} s`,
      holds: p99 <= maxDelaySeconds,
      isTime: true,
    },
  ];
}

interface MeasuredTournament {
  readonly id: number;
  readonly matchIds: readonly number[];
}

async function createTournament(admin: SendRequest, number: number): Promise<MeasuredTournament> {
  const teamIds: number[] = [];
  for (const side of ['Norte', 'Sur']) {
    const body = { name: `${side} ${number}`, coach: 'Entrenador', city: 'Morón', foundationYear: 1950 };
    teamIds.push((await admin('POST /teams', { body })).body.id);
  }
  const [homeTeamId = 0, awayTeamId = 0] = teamIds;
  const dates = { startDate: '2026-03-01', endDate: '2026-04-30' };
  const { id } = (await admin('POST /tournaments', { body: { name: `Copa ${number}`, ...dates, teamIds } })).body;
  const matchIds: number[] = [];
  for (let day = 1; day <= savesPerTournament; day += 1) {
    const when = { matchDate: `2026-03-${String(day).padStart(2, '0')}`, matchTime: '15:00', location: 'Complejo' };
    const { status, body } = await admin('POST /matches', {
      body: { tournamentId: id, homeTeamId, awayTeamId, ...when },
    });
    if (status !== 201) throw new Error(`a match could not be made: ${JSON.stringify(body)}`);
    matchIds.push(body.id);
  }
  return { id, matchIds };
}

/** Saves the results of a tournament; returns the seconds from each save until a visitor's request shows it. */
async function measureDelays(
  admin: SendRequest,
  fan: SendRequest,
  { id, matchIds }: MeasuredTournament,
): Promise<number[]> {
  const matchesPlayed = async () => {
    const { body } = await fan('GET /standings/formatted/tournament/{id}', { params: { id } });
    return body.reduce((sum, { played }) => sum + played, 0) / 2;
  };
  const times: number[] = [];
  for (const matchId of matchIds) {
    // Requests of other visitors renew the shared copy, so each result is saved at a random age of the copy.
    const pause = performance.now() + Math.random() * edgeCacheSeconds * 1000;
    while (performance.now() < pause) await Promise.all([matchesPlayed(), wait(pollIntervalMs)]);
    const score = { homeScore: 2, awayScore: 1 };
    const { status } = await admin('PATCH /matches/{id}/score', { params: { id: matchId }, body: score });
    if (status !== 200) throw new Error(`a result was answered ${status}`);
    const saved = performance.now();
    while ((await matchesPlayed()) < times.length + 1) {
      if (performance.now() - saved > timeoutMs) throw new Error('a result was not seen within 30 s');
      await wait(pollIntervalMs);
    }
    times.push((performance.now() - saved) / 1000);
  }
  return times;
}
