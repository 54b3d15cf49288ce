/** Loads the demo clubs into the application, each with its logo, squad, staff and usual lineup. */

import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { ApiClient } from './api-client.ts';
import { squadPlans } from './demo-people.ts';
import { type DemoPlayer, makeSquads } from './demo-squads.ts';
import { clubs } from './demo-tournament.ts';

type DemoClub = (typeof clubs)[number];

export interface LoadedTeam {
  readonly id: number;
  readonly formation: string;
  readonly players: readonly LoadedPlayer[];
}

export type LoadedPlayer = DemoPlayer & { readonly id: number };

/**
 * Returns the teams by name. They are created in order, so the first club gets the first id; then their players and
 * staff are loaded concurrently.
 */
export async function createDemoTeams(api: ApiClient, year: number): Promise<Map<string, LoadedTeam>> {
  const ids: number[] = [];
  for (const club of clubs) ids.push((await api.call('POST /teams', {}, club)).id);
  const squads = makeSquads(year);
  const load = async (club: DemoClub, at: number) =>
    [club.name, await createPlayersAndStaff(api, club, ids[at] ?? 0, squads[at] ?? [])] as const;
  return new Map(await mapConcurrently(clubs, load, 4));
}

async function createPlayersAndStaff(
  api: ApiClient,
  club: DemoClub,
  id: number,
  squad: readonly DemoPlayer[],
): Promise<LoadedTeam> {
  const { formation, assistantCoach } = squadPlans[club.name];
  await api.call('POST /teams/{id}/logo/generate', { id }, {});
  const created = await api.call('POST /players/batch', {}, { teamId: id, players: [...squad] });
  const players = squad.map((player, at) => ({ ...player, id: created[at]?.id ?? 0 }));
  await createStaff(api, { teamId: id, name: club.coach, role: 'HeadCoach' });
  if (assistantCoach) await createStaff(api, { teamId: id, name: assistantCoach, role: 'AssistantCoach' });
  const team = { id, formation, players };
  await api.call('PUT /teams/{id}/lineup', { id }, createLineupOfStarters(team));
  return team;
}

/**
 * A lineup of the starters. A substitute, of the same position if possible, replaces a starter who is `absent` or
 * injured.
 */
export function createLineupOfStarters({ formation, players }: LoadedTeam, absent?: LoadedPlayer) {
  const isAvailable = (player: LoadedPlayer) => player.status === 'active' && player.id !== absent?.id;
  const bench = players.filter((player) => !player.isStarter && isAvailable(player));
  const replace = ({ position }: LoadedPlayer) => {
    const like = bench.findIndex((player) => player.position === position);
    return bench.splice(Math.max(like, 0), 1)[0];
  };
  const chosen = players.filter(({ isStarter }) => isStarter).map((each) => (isAvailable(each) ? each : replace(each)));
  const positions = chosen.flatMap((player, at) => (player ? [{ positionId: at + 1, playerId: player.id }] : []));
  return { formation, positions };
}

interface StaffJob {
  readonly teamId: number;
  readonly name: string;
  readonly role: 'HeadCoach' | 'AssistantCoach' | 'Referee' | 'Assistant';
}

/** Creates a staff member with an invented e-mail address and telephone number. */
export async function createStaff(api: ApiClient, job: StaffJob): Promise<number> {
  const plain = job.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const email = `${plain.replaceAll(' ', '.')}@example.com`;
  const letters = [...plain].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * (at + 1), 0);
  const phone = `11 5555-${String(letters % 10_000).padStart(4, '0')}`;
  return (await api.call('POST /teamstaff', {}, { ...job, email, phone })).id;
}
