/**
 * Makes the squads of the demo clubs: each player's name, age, position, shirt number, and whether the player starts.
 */
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

/** The positions from goal to attack, in the order in which a formation like '1-2-2-1' counts them. */
const positionsInOrder = ['Portero', 'Defensa', 'Mediocampista', 'Delantero'] as const;

/** Positions of the substitutes. A squad has the first few of the list, as many as its size leaves room for. */
const benchPositions = ['Portero', 'Mediocampista', 'Delantero', 'Defensa', 'Delantero', 'Defensa'] as const;

const shirtNumbers: Readonly<Record<PlayerPosition, readonly number[]>> = {
  Portero: [1, 12],
  Defensa: [2, 3, 6, 4, 13],
  Mediocampista: [5, 8, 10, 15],
  Delantero: [9, 7, 11, 18],
};

/** One squad for each club, in the order of `clubs`; the starters come first, from goalkeeper to forwards. */
export function makeSquads(year: number): DemoPlayer[][] {
  let made = 0;
  return clubs.map(({ name }) => makeSquad(squadPlans[name], (place) => ({ ...makePerson(made++, year), ...place })));
}

type SquadPlace = Pick<DemoPlayer, 'jerseyNumber' | 'position' | 'isStarter' | 'status'>;

function makeSquad(plan: SquadPlan, fill: (place: SquadPlace) => DemoPlayer): DemoPlayer[] {
  const starting = plan.formation
    .split('-')
    .flatMap((count, line) => Array(Number(count)).fill(positionsInOrder[line]));
  const positions: PlayerPosition[] = [...starting, ...benchPositions].slice(0, plan.size);
  return positions.map((position, at) => {
    const before = positions.slice(0, at).filter((each) => each === position).length;
    const jerseyNumber = shirtNumbers[position][before] ?? 20 + at;
    const status = plan.injured === jerseyNumber ? 'injured' : 'active';
    return fill({ jerseyNumber, position, isStarter: at < starting.length, status });
  });
}

/** The name and date of birth of an invented player, aged 18 to 40. The same number always gives the same player. */
function makePerson(number: number, year: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    firstName: firstNames[(number * 17) % firstNames.length] ?? '',
    lastName: lastNames[(number * 34) % lastNames.length] ?? '',
    dateOfBirth: `${year - 18 - ((number * 9) % 23)}-${two(1 + ((number * 5) % 12))}-${two(1 + ((number * 11) % 28))}`,
  };
}
