/** Puts the demo data into an empty application through its own API, so that it is checked like any client's. */
import { addDays } from '#shared/domain/calendar.ts';
import { defaults } from '#shared/domain/limits.ts';
import type { TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import type { ApiClient } from './api-client.ts';
import { apertura, canchas, clausura, clubs, complex, federation, type Row, rounds } from './demo-tournament.ts';

/** A clock of the federation. */
interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

export interface Demo {
  /** The id of the first club, which the test DT coaches. */
  readonly coachedTeamId: number;
}

type Ids = ReadonlyMap<string, number>;

export async function loadDemo(api: ApiClient, now = localMoment(new Date())): Promise<Demo> {
  const { version: _, ...settings } = await api.call('GET /settings', {});
  await api.call('PUT /settings', {}, { ...settings, ...federation });
  const teamIds = new Map<string, number>();
  for (const club of clubs) teamIds.set(club.name, (await api.call('POST /teams', {}, club)).id);
  const canchaIds = new Map<string, number>();
  for (const cancha of canchas) canchaIds.set(cancha.nombre, (await api.call('POST /canchas', {}, cancha)).id);
  const everyone = [...teamIds.values()];
  const tournamentId = await createTournament(api, now, { ...apertura, status: 'in_progress', teamIds: everyone });
  await createTournament(api, now, { ...clausura, status: 'pending', teamIds: everyone.slice(0, 5) });
  for (const [round, rows] of Object.entries(rounds)) {
    for (const row of rows) await createMatch(api, now, { tournamentId, round, row, teamIds, canchaIds });
  }
  return { coachedTeamId: idOf(teamIds, clubs[0].name) };
}

interface Season {
  readonly name: string;
  readonly description: string;
  readonly days: readonly [start: number, end: number];
  readonly status: TournamentStatus;
  readonly teamIds: number[];
}

async function createTournament(api: ApiClient, now: LocalMoment, { days: [start, end], ...season }: Season) {
  const year = now.date.slice(0, 4);
  const dates = { startDate: addDays(now.date, start), endDate: addDays(now.date, end) };
  return (await api.call('POST /tournaments', {}, { ...season, ...dates, name: `${season.name} ${year}` })).id;
}

interface Fixture {
  readonly tournamentId: number;
  readonly round: string;
  readonly row: Row;
  readonly teamIds: Ids;
  readonly canchaIds: Ids;
}

async function createMatch(api: ApiClient, now: LocalMoment, fixture: Fixture): Promise<void> {
  const [day, time, cancha, home, away, result] = fixture.row;
  const isNow = time === 'ahora';
  await api.call(
    'POST /matches',
    {},
    {
      tournamentId: fixture.tournamentId,
      homeTeamId: idOf(fixture.teamIds, home),
      awayTeamId: idOf(fixture.teamIds, away),
      matchDate: addDays(now.date, day),
      matchTime: isNow ? now.time : time,
      location: complex,
      canchaId: idOf(fixture.canchaIds, cancha),
      round: fixture.round,
      ...(result && { status: isNow ? 'in_progress' : 'completed', ...scoresOf(result) }),
    },
  );
}

function scoresOf(result: string) {
  const [homeScore = 0, awayScore = 0] = result.split('-').map(Number);
  return { homeScore, awayScore };
}

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo data names '${name}', which it does not create.`);
  return id;
}

/** The federation's date, and its time rounded down to five minutes. */
function localMoment(now: Date): LocalMoment {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: defaults.timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(now).map((it) => [it.type, it.value]),
  );
  const roundedMinute = String(Number(minute) - (Number(minute) % 5)).padStart(2, '0');
  return { date: `${year}-${month}-${day}`, time: `${hour}:${roundedMinute}` };
}
