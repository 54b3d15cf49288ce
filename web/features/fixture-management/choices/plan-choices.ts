/** The choices of a fixture as the form holds them: their defaults, and what is sent to the API. */
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { minutesOfTime } from '#shared/domain/calendar/calendar.ts';
import { fillAbsentFields } from '#shared/domain/fields.ts';
import {
  type FixtureOptions,
  type FixtureRequest,
  fixtureOptionDefaults,
  fixtureOptions,
  type PlayingTime,
} from '#shared/domain/schemas/fixture.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { isMatchOfficial } from '#shared/domain/squads/officials.ts';

/** The seed is not among the choices: it is drawn, or kept to get the same plan again. */
export const planChoicesSchema = z.omit(fixtureOptions, { seed: true });
type FilledChoice = 'legs' | 'pace' | 'gapMinutes' | 'restMinutes' | 'excludedDates' | 'requests';
interface ChosenOfficials {
  readonly refereeIds: number[];
  readonly assistantIds: number[];
}
/** In the form every choice has a value; without referees nobody directs. */
export type PlanChoices = Omit<FixtureOptions, FilledChoice | 'officials' | 'seed'> & {
  [Choice in FilledChoice]: Exclude<FixtureOptions[Choice], undefined>;
} & { officials: ChosenOfficials };

export type PlanForm = UseFormReturn<PlanChoices>;

const saturday = 6;
const usualPlayingHours = { from: '14:00', to: '20:00' };

export interface DefaultsSource {
  readonly tournament: Pick<Tournament, 'startDate' | 'fixtureOptions' | 'teamIds' | 'rules'>;
  /** Tournaments whose last fixture may lend its days and hours to one that has none yet. */
  readonly tournaments: readonly Pick<Tournament, 'id' | 'fixtureOptions'>[];
  readonly availableCanchaIds: readonly number[];
  readonly officials: readonly Pick<Staff, 'id' | 'role' | 'teamId'>[];
  readonly today: string;
}

/**
 * Choices that already give a good plan: those of the tournament's last fixture, else days and hours of the newest
 * tournament that has a fixture, else Saturday afternoons; on every available cancha, with the federation's referees and
 * assistants where they can direct a round's matches in one week.
 */
export function defaultPlanChoices(source: DefaultsSource): PlanChoices {
  const { tournament, tournaments, availableCanchaIds, today } = source;
  const last = tournament.fixtureOptions;
  const startDate = tournament.startDate > today ? tournament.startDate : today;
  const own = last && { ...last, startDate: last.startDate > today ? last.startDate : startDate };
  const newest = tournaments.filter(({ fixtureOptions: of }) => of !== null).sort((a, b) => b.id - a.id)[0];
  const hours = (own ?? newest?.fixtureOptions)?.playingTimes ?? [];
  const available = (ids: readonly number[]) => ids.filter((id) => availableCanchaIds.includes(id));
  const playingTimes = hours
    .map((time) => ({ ...time, canchaIds: available(time.canchaIds) }))
    .filter(({ canchaIds }) => canchaIds.length > 0);
  const times =
    playingTimes.length > 0
      ? playingTimes
      : [{ weekdays: [saturday], ...usualPlayingHours, canchaIds: [...availableCanchaIds] }];
  const { seed: _seed, ...kept }: Omit<FixtureOptions, 'officials' | 'playingTimes'> = own ?? { startDate };
  return {
    ...fillAbsentFields(kept, { ...fixtureOptionDefaults, excludedDates: [], requests: [] }),
    officials: own ? knownOfficials(own.officials, source.officials) : defaultOfficials(source, times),
    playingTimes: times,
  };
}

/**
 * The choices of an earlier tournament's fixture, for this one: its hours, pace and officials, and the requests of teams
 * that take part here too. Days without football and days on which a team could not play were those of another year.
 */
export function choicesOfEarlier(source: DefaultsSource, earlier: FixtureOptions): PlanChoices {
  const { startDate, teamIds } = source.tournament;
  const isStillMeant = (request: FixtureRequest) =>
    request.kind !== 'unavailable' &&
    ('teamIds' in request ? request.teamIds : [request.teamId]).every((id) => teamIds.includes(id));
  const requests = (earlier.requests ?? []).filter(isStillMeant);
  const fixtureOptions = { ...earlier, startDate, excludedDates: [], requests };
  return defaultPlanChoices({ ...source, tournament: { ...source.tournament, fixtureOptions } });
}

/** The chosen officials without those who are deleted or are none any more, whom no checkbox could take out. */
export function knownOfficials(
  chosen: FixtureOptions['officials'],
  staff: DefaultsSource['officials'],
): ChosenOfficials {
  const known = new Set(staff.filter(isMatchOfficial).map(({ id }) => id));
  const { refereeIds = [], assistantIds = [] } = chosen ?? {};
  return {
    refereeIds: refereeIds.filter((id) => known.has(id)),
    assistantIds: assistantIds.filter((id) => known.has(id)),
  };
}

function defaultOfficials(
  { officials, tournament }: DefaultsSource,
  playingTimes: readonly PlayingTime[],
): ChosenOfficials {
  const idsOf = (role: Staff['role']) =>
    officials.filter((person) => person.role === role && person.teamId === 0).map(({ id }) => id);
  const refereeIds = idsOf('Referee');
  const matchesOfRound = Math.floor(tournament.teamIds.length / 2);
  const areEnough = refereeIds.length * startsInWeek(playingTimes, tournament.rules.matchMinutes) >= matchesOfRound;
  return areEnough ? { refereeIds, assistantIds: idsOf('Assistant') } : { refereeIds: [], assistantIds: [] };
}

/** How many matches one cancha has room for, and so one referee, in a week. */
const startsInWeek = (playingTimes: readonly PlayingTime[], matchMinutes: number): number =>
  playingTimes
    .map(
      ({ weekdays, from, to }) =>
        weekdays.length * Math.floor((minutesOfTime(to) - minutesOfTime(from)) / matchMinutes),
    )
    .reduce((sum, starts) => sum + starts, 0);

/** The options to send: officials only when some are chosen. */
export function optionsFromChoices({ officials, ...choices }: PlanChoices): FixtureOptions {
  return {
    ...choices,
    ...(officials && officials.refereeIds.length + officials.assistantIds.length > 0 && { officials }),
  };
}
