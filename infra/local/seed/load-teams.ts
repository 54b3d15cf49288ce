/** Puts the demo clubs into the application: crest, squad, staff and usual lineup of each. */
import type { FormationName } from '#shared/domain/schemas/lineup.ts';
import type { ApiClient } from './api-client.ts';
import { squadPlans } from './demo-people.ts';
import { type DemoPlayer, makeSquads } from './demo-squads.ts';
import { clubs } from './demo-tournament.ts';
import { mapConcurrent } from './side-by-side.ts';

type Club = (typeof clubs)[number];

export interface LoadedTeam {
  readonly id: number;
  readonly formation: FormationName;
  readonly players: readonly LoadedPlayer[];
}

export type LoadedPlayer = DemoPlayer & { readonly id: number };

/** By name. The first club gets the first id; what belongs to a team is loaded beside that of the others. */
export async function loadTeams(api: ApiClient, year: number): Promise<Map<string, LoadedTeam>> {
  const ids: number[] = [];
  for (const club of clubs) ids.push((await api.call('POST /teams', {}, club)).id);
  const squads = makeSquads(year);
  const load = async (club: Club, at: number) =>
    [club.name, await fillTeam(api, club, ids[at] ?? 0, squads[at] ?? [])] as const;
  return new Map(await mapConcurrent(clubs, load));
}

async function fillTeam(api: ApiClient, club: Club, id: number, squad: readonly DemoPlayer[]): Promise<LoadedTeam> {
  const { formation, assistantCoach } = squadPlans[club.name];
  await api.call('POST /teams/{id}/logo/generate', { id }, {});
  const players: LoadedPlayer[] = [];
  for (const player of squad) {
    players.push({ ...player, id: (await api.call('POST /players', {}, { ...player, teamId: id })).id });
  }
  await createStaff(api, { teamId: id, name: club.coach, role: 'HeadCoach' });
  if (assistantCoach) await createStaff(api, { teamId: id, name: assistantCoach, role: 'AssistantCoach' });
  const team = { id, formation, players };
  await api.call('PUT /teams/{id}/lineup', { id }, lineupOf(team));
  return team;
}

/** The starters; whoever is `absent` or injured leaves the place to somebody of the bench, to his like if possible. */
export function lineupOf({ formation, players }: LoadedTeam, absent?: LoadedPlayer) {
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

interface Job {
  readonly teamId: number;
  readonly name: string;
  readonly role: 'HeadCoach' | 'AssistantCoach' | 'Referee' | 'Assistant';
}

/** With an address and a telephone number nobody has. */
export async function createStaff(api: ApiClient, job: Job): Promise<number> {
  const plain = job.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const email = `${plain.replaceAll(' ', '.')}@example.com`;
  const letters = [...plain].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * (at + 1), 0);
  const phone = `11 5555-${String(letters % 10_000).padStart(4, '0')}`;
  return (await api.call('POST /teamstaff', {}, { ...job, email, phone })).id;
}
