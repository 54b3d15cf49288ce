/** Loads the demo data into an empty application through its API, so that the data is validated like any client's. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import type { ApiClient } from './api-client.ts';
import { officials } from './demo-people.ts';
import { aperturaTournament, canchas, clausuraTournament, clubs, federationSettings } from './demo-tournament.ts';
import { createDemoMatches } from './load-matches.ts';
import { createDemoTeams, createStaff } from './load-teams.ts';
import { federationDateTime } from './local-moment.ts';

export interface LoadedDemo {
  /** Id of the first club, which the test DT coaches. */
  readonly coachedTeamId: number;
}

const quarterOfAnHourMs = 15 * 60 * 1000;

export async function createDemoData(api: ApiClient, now = new Date()): Promise<LoadedDemo> {
  const today = federationDateTime(now).date;
  const kickOff = federationDateTime(new Date(now.getTime() - quarterOfAnHourMs));
  const { version: _, ...settings } = await api.call('GET /settings', {});
  await api.call('PUT /settings', {}, { ...settings, ...federationSettings });
  const [teams, canchaIds, officialIds] = await Promise.all([
    createDemoTeams(api, Number(today.slice(0, 4))),
    createCanchas(api),
    createOfficials(api),
  ]);
  const teamIds = [...teams.values()].map(({ id }) => id);
  const tournamentId = await createTournament(api, today, { ...aperturaTournament, status: 'in_progress', teamIds });
  await createTournament(api, today, { ...clausuraTournament, status: 'pending', teamIds: teamIds.slice(0, 5) });
  await createDemoMatches(api, { tournamentId, teams, canchaIds, officialIds, today, kickOff });
  await publishDemoBulletin(api, tournamentId, today);
  return { coachedTeamId: teams.get(clubs[0].name)?.id ?? 0 };
}

async function createCanchas(api: ApiClient): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const cancha of canchas) ids.set(cancha.nombre, (await api.call('POST /canchas', {}, cancha)).id);
  return ids;
}

async function createOfficials(api: ApiClient): Promise<number[]> {
  const ids: number[] = [];
  for (const official of officials) ids.push(await createStaff(api, { teamId: 0, ...official }));
  return ids;
}

/** It tells the bans that red cards gave, if any is open today. */
async function publishDemoBulletin(api: ApiClient, tournamentId: number, today: string): Promise<void> {
  const params = { id: tournamentId };
  const { id } = await api.call('POST /tournaments/{id}/bulletins', params, {
    date: today,
    notices: 'El tribunal de disciplina se reúne los martes a las 20:00.',
  });
  await api.call('POST /bulletins/{id}/publish', { id });
}

interface TournamentPlan {
  readonly name: string;
  readonly description: string;
  readonly days: readonly [start: number, end: number];
  readonly status: TournamentStatus;
  readonly teamIds: number[];
}

async function createTournament(api: ApiClient, today: string, { days: [start, end], ...plan }: TournamentPlan) {
  const dates = { startDate: addDays(today, start), endDate: addDays(today, end) };
  return (await api.call('POST /tournaments', {}, { ...plan, ...dates, name: `${plan.name} ${today.slice(0, 4)}` })).id;
}
