/** Round robins planned by the circle method, as an organiser's program could send them. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';

interface WithId {
  readonly id: number;
}

export interface RoundRobinOptions {
  readonly legs?: 1 | 2;
  readonly startDate?: string;
  readonly time?: string;
}

/** A round a week, all matches of a round at once, each on a cancha of its own. */
export function roundRobinOf(
  { teams, canchas }: { readonly teams: readonly WithId[]; readonly canchas: readonly WithId[] },
  { legs = 1, startDate = '2030-03-02', time = '14:00' }: RoundRobinOptions = {},
): PlannedRound[] {
  const ids = teams.map(({ id }) => id);
  const first = ids[0] as number;
  const rest = ids.slice(1);
  const single = rest.map((_, round) => {
    const turned = [...rest.slice(round), ...rest.slice(0, round)];
    const circle = [first, ...turned];
    return circle
      .slice(0, circle.length / 2)
      .map((home, at) => [home, circle[circle.length - 1 - at] as number] as const);
  });
  const both = legs === 1 ? single : [...single, ...single.map((pairs) => pairs.map(([a, b]) => [b, a] as const))];
  return both.map((pairs, at) => ({
    round: `Fecha ${at + 1}`,
    free: [],
    matches: pairs.map(([homeTeamId, awayTeamId], n) => ({
      homeTeamId,
      awayTeamId,
      groupId: 0,
      matchDate: addDays(startDate, 7 * at),
      matchTime: time,
      canchaId: canchas[n]?.id ?? 0,
      refereeId: 0,
      assistantId: 0,
      moved: false,
    })),
  }));
}
