/**
 * The time from a goal until the match's page shows it, while the DT of another team writes over four connections as fast as
 * he may, and while two administrators write, too.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { createClient, expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';
import { fetchAgain } from './fetch-again.ts';
import { type BenchFigure, percentileOf } from './figures.ts';

const goalCount = 10;
const connections = 4;
const maxDelaySeconds = 10;
const timeoutMs = 60_000;
const pollIntervalMs = 100;

export async function measureGoalsInFlood(url: string): Promise<BenchFigure[]> {
  const admin = await signIn(url, 'Admin');
  const match = await createMatchInPlay(admin);
  const flood = await startFlood(url);
  const figures: BenchFigure[] = [];
  try {
    await flood.untilLimited;
    figures.push(await figureOfGoals('a DT renames his team', () => `${flood.writesAMinute()} renamings a minute`));
    const administrators = await startAdministrators(url);
    try {
      figures.push(
        await figureOfGoals(
          'a DT renames his team and two administrators write',
          () => `${administrators.writesASecond()} writes a second`,
        ),
      );
    } finally {
      await administrators.stop();
    }
  } finally {
    await flood.stop();
  }
  return figures;

  async function figureOfGoals(meanwhile: string, rate: () => string): Promise<BenchFigure> {
    const delays: number[] = [];
    for (let goal = 1; goal <= goalCount; goal += 1) delays.push(await measureGoal(admin, url, match));
    const [median, longest] = [percentileOf(delays, 50), Math.max(...delays)];
    return {
      what: `goal → the page of its match while ${meanwhile}, p50 / longest of ${goalCount}`,
      measured: `${median.toFixed(1)} / ${longest.toFixed(1)} s, ${rate()}`,
      limit: `≤ ${maxDelaySeconds} s`,
      holds: longest <= maxDelaySeconds,
      isTime: true,
    };
  }
}

const administratorCount = 2;
/** Milliseconds between two writes of an administrator: together they write 13 times a second. */
const administratorPauseMs = (administratorCount * 1000) / 13;

/** Lets administrators move matches that are to come to other places, until they are stopped. */
async function startAdministrators(url: string) {
  const administrator = await signIn(url, 'Admin');
  const all = await expectOk(administrator('GET /matches'));
  const matches = all.filter(({ status }) => status === 'scheduled');
  const start = performance.now();
  let [written, isOver] = [0, false];
  const work = async (which: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const due = wait(administratorPauseMs);
      const match = matches[(turn * administratorCount + which) % matches.length];
      if (!match) throw new Error('no match is to come');
      const { version: _, ...fields } = match;
      const body = { ...fields, location: `Predio ${turn}` } as never;
      await expectOk(administrator('PUT /matches/{id}', { params: { id: match.id }, body }));
      written += 1;
      await due;
    }
  };
  const working = Array.from({ length: administratorCount }, (_, which) => work(which));
  return {
    writesASecond: () => Math.round((written * 1000) / (performance.now() - start)),
    async stop() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

interface MatchInPlay {
  readonly id: number;
  readonly goal: { readonly matchId: number; readonly teamId: number; readonly playerId: number };
}

async function createMatchInPlay(admin: SendRequest): Promise<MatchInPlay> {
  const team = { coach: 'Entrenador', city: 'Morón', foundationYear: 1950 };
  const teams = ['Local en juego', 'Visita en juego'].map((name) => ({ ...team, name }));
  const [home, away] = await expectOk(admin('POST /teams/batch', { body: { teams } }));
  const [homeTeamId, awayTeamId] = [home?.id ?? 0, away?.id ?? 0];
  const players = [{ firstName: 'Goleador', lastName: 'Medido' }];
  const [scorer] = await expectOk(admin('POST /players/batch', { body: { teamId: homeTeamId, players } }));
  const matchDate = new Date().toISOString().slice(0, 10);
  const dates = { startDate: matchDate, endDate: matchDate };
  const tournament = await expectOk(admin('POST /tournaments', { body: { name: 'Copa en juego', ...dates } }));
  const form = { tournamentId: tournament.id, homeTeamId, awayTeamId, matchDate, matchTime: '15:00', location: 'Sur' };
  const { id } = await expectOk(admin('POST /matches', { body: form }));
  await expectOk(admin('PUT /matches/{id}', { params: { id }, body: { ...form, status: 'in_progress' } as never }));
  return { id, goal: { matchId: id, teamId: homeTeamId, playerId: scorer?.id ?? 0 } };
}

/** Seconds until the page differs from the one before the goal. */
async function measureGoal(admin: SendRequest, url: string, { id, goal }: MatchInPlay): Promise<number> {
  const readPage = async () => (await fetchAgain(url + hrefOfPage({ name: 'match', id }))).text();
  const before = await readPage();
  await expectOk(admin('POST /matchevents', { body: { ...goal, eventType: 'goal', minute: 1 } }));
  const saved = performance.now();
  while ((await readPage()) === before) {
    if (performance.now() - saved > timeoutMs) throw new Error(`a goal was not seen within ${timeoutMs / 1000} s`);
    await wait(pollIntervalMs);
  }
  return (performance.now() - saved) / 1000;
}

/** Renames the team of the demo's DT until it is stopped, and then gives it its name back. */
async function startFlood(url: string) {
  const coach = await signIn(url, 'DT');
  const { teamId: id } = await expectOk(coach('GET /auth/users/current'));
  const { version: _, ...team } = await expectOk(createClient(url)('GET /teams/{id}', { params: { id } }));
  const { promise: untilLimited, resolve: tellLimited } = Promise.withResolvers<void>();
  const start = performance.now();
  let [accepted, isOver] = [0, false];
  const rename = (name: string) => coach('PUT /teams/{id}', { params: { id }, body: { ...team, name } as never });
  const flood = async (connection: number) => {
    for (let turn = 1; !isOver; turn += 1) {
      const { status } = await rename(`${team.name} ${connection}-${turn}`);
      if (status === 200) accepted += 1;
      else {
        tellLimited();
        await wait(pollIntervalMs);
      }
    }
  };
  const floods = Array.from({ length: connections }, (_, at) => flood(at));
  return {
    untilLimited,
    writesAMinute: () => Math.round((accepted * 60_000) / (performance.now() - start)),
    async stop() {
      isOver = true;
      await Promise.all(floods);
      while ((await rename(team.name)).status === 429) await wait(1000);
    },
  };
}
