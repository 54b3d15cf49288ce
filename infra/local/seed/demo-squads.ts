/** Makes the squads of the demo clubs: who plays, with which number, how old, and who of them starts. */
import type { PlayerPosition, PlayerStatus } from '#shared/domain/schemas/player.ts';
import { firstNames, lastNames, type SquadPlan, squadPlans } from './demo-people.ts';
import { clubs } from './demo-tournament.ts';

export interface DemoPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly jerseyNumber: number;
  readonly position: PlayerPosition;
  readonly dateOfBirth: string;
  readonly isStarter: boolean;
  readonly status: PlayerStatus;
}

/** From back to front, as a formation counts them. */
const lines = ['Portero', 'Defensa', 'Mediocampista', 'Delantero'] as const;

/** Who comes to sit on the bench, the first ones in every club. */
const bench = ['Portero', 'Mediocampista', 'Delantero', 'Defensa', 'Delantero', 'Defensa'] as const;

const shirts: Readonly<Record<PlayerPosition, readonly number[]>> = {
  Portero: [1, 12],
  Defensa: [2, 3, 6, 4, 13],
  Mediocampista: [5, 8, 10, 15],
  Delantero: [9, 7, 11, 18],
};

/** The squads in the order of the clubs, the starters first and from back to front. */
export function makeSquads(year: number): DemoPlayer[][] {
  let made = 0;
  return clubs.map(({ name }) => makeSquad(squadPlans[name], (place) => ({ ...makePerson(made++, year), ...place })));
}

type Place = Pick<DemoPlayer, 'jerseyNumber' | 'position' | 'isStarter' | 'status'>;

function makeSquad(plan: SquadPlan, fill: (place: Place) => DemoPlayer): DemoPlayer[] {
  const starting = plan.formation.split('-').flatMap((count, line) => Array(Number(count)).fill(lines[line]));
  const positions: PlayerPosition[] = [...starting, ...bench].slice(0, plan.size);
  return positions.map((position, at) => {
    const before = positions.slice(0, at).filter((each) => each === position).length;
    const jerseyNumber = shirts[position][before] ?? 20 + at;
    const status = plan.injured === jerseyNumber ? 'injured' : 'active';
    return fill({ jerseyNumber, position, isStarter: at < starting.length, status });
  });
}

/** From 18 to 40 years old. */
function makePerson(number: number, year: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    firstName: firstNames[(number * 17) % firstNames.length] ?? '',
    lastName: lastNames[(number * 34) % lastNames.length] ?? '',
    dateOfBirth: `${year - 18 - ((number * 9) % 23)}-${two(1 + ((number * 5) % 12))}-${two(1 + ((number * 11) % 28))}`,
  };
}
