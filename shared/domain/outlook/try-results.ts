/** Which results of which match are tried where a flow does not decide. */
import type { Losses } from './goal.ts';
import type { Part } from './parts.ts';
import type { Pair } from './situation.ts';

/**
 * A team that would lose more than it can bear by the results that a flow means; undefined when there is none, so that
 * these results can be played.
 *
 * @param units for each match the units of the first of its pair
 */
export function findOverspent(
  { teams, pairs }: Part,
  units: readonly number[],
  room: readonly number[],
  { decided, drawn = 0 }: Losses,
): number | undefined {
  const left = [...room];
  const bear = (team: number, borne: number) => {
    left[team] = (left[team] as number) - ([0, drawn, decided][borne] as number);
  };
  pairs.forEach(([home, away], match) => {
    bear(home, units[match] as number);
    bear(away, 2 - (units[match] as number));
  });
  return teams.find((team) => (left[team] as number) < 0);
}

/** The match of the team against the rival that can bear least: there is least to try there. */
export function matchToTry(pairs: readonly Pair[], team: number, room: readonly number[]): Pair {
  const roomOfRival = ([home, away]: Pair) => room[home === team ? away : home] as number;
  const own = pairs.filter((pair) => pair.includes(team));
  return own.sort((a, b) => roomOfRival(a) - roomOfRival(b))[0] as Pair;
}

/** What all can bear after each result of a match that both its sides can bear, and that no other is better than. */
export function roomsAfter([home, away]: Pair, room: readonly number[], { decided, drawn }: Losses): number[][] {
  const draws = drawn === undefined ? [] : [[drawn, drawn] as const];
  return [...draws, [0, decided] as const, [decided, 0] as const].flatMap(([forHome, forAway]) => {
    const [atHome, atAway] = [(room[home] as number) - forHome, (room[away] as number) - forAway];
    return atHome < 0 || atAway < 0 ? [] : [room.with(home, atHome).with(away, atAway)];
  });
}

/** The matches that can end in more than one way, after all that cannot; undefined when one cannot end at all. */
export function withForcedResults(
  room: readonly number[],
  pairs: readonly Pair[],
  losses: Losses,
): { readonly room: readonly number[]; readonly pairs: readonly Pair[] } | undefined {
  let left = room;
  const open: Pair[] = [];
  for (const pair of pairs) {
    const [only, other] = roomsAfter(pair, left, losses);
    if (only === undefined) return undefined;
    if (other === undefined) left = only;
    else open.push(pair);
  }
  return open.length === pairs.length ? { room, pairs } : withForcedResults(left, open, losses);
}
