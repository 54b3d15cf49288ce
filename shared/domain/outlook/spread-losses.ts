/**
 * The flow of Gusfield and Martel (2002) for matches among rivals of which each can bear a part: every match has two
 * units of loss, both for one side when it is decided, one for each when it is drawn.
 *
 * A team bears at most `most` units. Whatever results exist obey these limits, so when no flow does, no results do
 * either. The other direction holds for some rules only; the caller looks at what the flow means in points.
 */
import type { Losses } from './goal.ts';
import { countMatches, type Part } from './parts.ts';
import type { Pair } from './situation.ts';

export type Spread =
  /** For each match the units of the first of its pair, 0 to 2. */
  | { readonly units: readonly number[] }
  /** Teams that together must bear more units, in the matches among themselves alone, than they can. */
  | { readonly overloaded: readonly number[] };

/**
 * The most units that each team can bear in its matches of these, by its index.
 *
 * @param room what each team can lose
 */
export function mostUnitsOfEach(room: readonly number[], pairs: readonly Pair[], losses: Losses): number[] {
  const matches = countMatches(pairs, room.length + 1);
  return room.map((own, team) => mostUnits(own, matches[team] as number, losses));
}

function mostUnits(room: number, matches: number, { decided, drawn }: Losses): number {
  let most = 0;
  for (let lost = 0; lost <= matches && lost * decided <= room; lost++) {
    const draws = drawn === undefined ? 0 : Math.min(matches - lost, Math.floor((room - lost * decided) / drawn));
    most = Math.max(most, 2 * lost + draws);
  }
  return most;
}

/** @param most the units that each team can bear, by its index */
export function spreadLosses({ teams, pairs }: Part, most: readonly number[], losses: Losses): Spread {
  const flow = new Flow(pairs, most);
  const { decided, drawn } = losses;
  if (drawn === undefined || decided < 2 * drawn) {
    // Draws cost both sides together more than a decided match: they only use what is left over.
    flow.decideAll();
    const overloaded = flow.relieve(teams, 2);
    if (overloaded === undefined) return { units: flow.units };
    if (drawn === undefined) return { overloaded };
  } else flow.drawAll();
  const overloaded = flow.relieve(teams, 1);
  return overloaded === undefined ? { units: flow.units } : { overloaded };
}

class Flow {
  readonly units: number[];
  readonly #pairs: readonly Pair[];
  readonly #most: readonly number[];
  readonly #load: number[];
  readonly #matchesOf: number[][];

  constructor(pairs: readonly Pair[], most: readonly number[]) {
    this.#pairs = pairs;
    this.#most = most;
    this.units = pairs.map(() => 0);
    this.#load = most.map(() => 0);
    this.#matchesOf = most.map(() => []);
    pairs.forEach(([home, away], match) => {
      this.#matchesOf[home]?.push(match);
      this.#matchesOf[away]?.push(match);
    });
  }

  drawAll(): void {
    for (const match of this.#pairs.keys()) this.#set(match, 1);
  }

  /** Each match is lost by the side that has more left. */
  decideAll(): void {
    const left = (team: number) => (this.#most[team] as number) - (this.#load[team] as number);
    this.#pairs.forEach(([home, away], match) => {
      this.#set(match, left(home) >= left(away) ? 2 : 0);
    });
  }

  #set(match: number, units: number): void {
    const [home, away] = this.#pairs[match] as Pair;
    this.units[match] = units;
    this.#load[home] = (this.#load[home] as number) + units;
    this.#load[away] = (this.#load[away] as number) + 2 - units;
  }

  /**
   * Moves units, `step` at a time, from overloaded teams along shortest ways to teams that can bear more. The teams that
   * are reached when there is no such way bear all units of the matches among themselves, and can bear no more: whatever
   * is moved, they stay overloaded together (Hall's condition).
   */
  relieve(teams: readonly number[], step: 1 | 2): readonly number[] | undefined {
    const most = (team: number) =>
      (step === 2 ? 2 * Math.floor((this.#most[team] as number) / 2) : this.#most[team]) as number;
    for (const team of teams) {
      while ((this.#load[team] as number) > most(team)) {
        const reached = this.#moveFrom(team, step, (other) => (this.#load[other] as number) + step <= most(other));
        if (reached) return reached;
      }
    }
    return undefined;
  }

  #moveFrom(source: number, step: number, canBear: (team: number) => boolean): readonly number[] | undefined {
    const cameBy = new Map<number, number>([[source, -1]]);
    for (const team of cameBy.keys()) {
      for (const match of this.#matchesOf[team] as number[]) {
        const [home, away] = this.#pairs[match] as Pair;
        const units = this.units[match] as number;
        const other = team === home ? away : home;
        if ((team === home ? units : 2 - units) < step || cameBy.has(other)) continue;
        cameBy.set(other, match);
        if (!canBear(other)) continue;
        this.#moveAlong(other, cameBy, step);
        return undefined;
      }
    }
    return [...cameBy.keys()];
  }

  #moveAlong(end: number, cameBy: ReadonlyMap<number, number>, step: number): void {
    this.#load[end] = (this.#load[end] as number) + step;
    let team = end;
    for (let match = cameBy.get(team) as number; match >= 0; match = cameBy.get(team) as number) {
      const [home, away] = this.#pairs[match] as Pair;
      this.units[match] = (this.units[match] as number) + (team === home ? step : -step);
      team = team === home ? away : home;
    }
    this.#load[team] = (this.#load[team] as number) - step;
  }
}
