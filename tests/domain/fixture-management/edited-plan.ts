/** Plans in a short notation for tests of their editor: 'Fecha 1' as lines such as '14:00 1: Lanús-Ferro'. */
import { minutesOfTime } from '#shared/domain/calendar/calendar.ts';
import type { FixtureOptions, PlannedFixtureMatch, PlannedRound, TakenTime } from '#shared/domain/schemas/fixture.ts';
import type { EditedPlan } from '#web/features/fixture-management/editor/assess-move.ts';
import type { Slot } from '#web/features/fixture-management/editor/planned-slots.ts';

const names = ['Banfield', 'Ferro', 'Lanús', 'Morón', 'Quilmes', 'Temperley'];
export const teamId = (name: string): number => names.indexOf(name) + 1;
const nameOf = (id: number) => names[id - 1] ?? '';
export const saturday = '2027-03-06';

/** A match in the notation '14:00 1: Lanús-Ferro', with the id of its referee behind a '/': 'Lanús-Ferro/7'. */
export function plannedMatch(text: string, matchDate = saturday): PlannedFixtureMatch {
  const [, matchTime = '', cancha, home = '', away = '', referee] =
    /^(\d\d:\d\d) (\d+): (\S+)-([^\s/]+)(?:\/(\d+))?$/.exec(text) ?? [];
  return {
    homeTeamId: teamId(home),
    awayTeamId: teamId(away),
    groupId: 0,
    matchDate,
    matchTime,
    canchaId: Number(cancha),
    refereeId: Number(referee ?? 0),
    assistantId: 0,
    moved: false,
  };
}

const plannedRound = (lines: readonly string[], index: number): PlannedRound => ({
  round: `Fecha ${index + 1}`,
  matches: lines.map((line) => plannedMatch(line)),
  free: [],
});

interface PlanNotation {
  /** The matches of each round. */
  readonly rounds: readonly (readonly string[])[];
  readonly options?: Partial<FixtureOptions>;
  readonly taken?: readonly TakenTime[];
}

/** A plan of Saturdays from 14:00 to 18:00 on canchas 1 and 2, with matches of an hour. */
export function editedPlan({ rounds, options = {}, taken = [] }: PlanNotation): EditedPlan {
  const planned = rounds.map(plannedRound);
  const playing = planned.flatMap(({ matches }) => matches.flatMap((match) => [match.homeTeamId, match.awayTeamId]));
  return {
    rounds: planned,
    options: {
      startDate: saturday,
      playingTimes: [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds: [1, 2] }],
      ...options,
    },
    matchMinutes: 60,
    teamIds: [...new Set(playing)],
    taken,
    nameOfTeam: nameOf,
    nameOfOfficial: (id) => `Árbitro ${id}`,
  };
}

/** A slot in the notation '15:00 2'. */
export function slotAt(text: string, date = saturday): Slot {
  const [time = '', cancha] = text.split(' ');
  return { date, time, canchaId: Number(cancha) };
}

/** A booking in the notation 'cancha 2 15:00', an hour long. */
export function takenAt(text: string): TakenTime {
  const [kind = '', id, from = ''] = text.split(' ');
  const to = `${minutesOfTime(from) / 60 + 1}:00`;
  return { kind: kind as TakenTime['kind'], id: Number(id), date: saturday, from, to, matchId: 99 };
}

/** The matches of a round in the notation they were written in. */
export const linesOf = ({ matches }: PlannedRound): string[] =>
  matches.map(
    ({ matchTime, canchaId, homeTeamId, awayTeamId, refereeId }) =>
      `${matchTime} ${canchaId}: ${nameOf(homeTeamId)}-${nameOf(awayTeamId)}${refereeId === 0 ? '' : `/${refereeId}`}`,
  );
