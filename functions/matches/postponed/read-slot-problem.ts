/** Reads what slots for a tournament's postponed matches are found in: how its fixture was planned, and what is taken. */
import { addDays, minutesSinceYearOne, weekday } from '#shared/domain/calendar/calendar.ts';
import type { MatchToPlace, SlotProblem } from '#shared/domain/fixture/free-slots.ts';
import type { Booking } from '#shared/domain/fixture/problem.ts';
import { optionsOfStoredFixture } from '#shared/domain/fixture/stored-options.ts';
import { limits } from '#shared/domain/limits.ts';
import { fixtureOptionDefaults, type PlayingTime } from '#shared/domain/schemas/fixture.ts';
import { isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { listCanchas, type StoredCancha } from '../../competition/records/canchas.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { readPlanBookings } from '../../competition/records/plan-bookings.ts';
import { readStaffMembersById, type StoredStaff } from '../../competition/records/staff.ts';
import type { TournamentWithPostponed } from './list-postponed.ts';

export interface ReadSlotProblem {
  readonly problem: SlotProblem;
  readonly canchas: ReadonlyMap<number, StoredCancha>;
  readonly officials: ReadonlyMap<number, StoredStaff>;
  /** The match within its bracket, and without officials who are none any more. */
  readonly matchToPlace: (match: StoredMatch) => MatchToPlace;
}

interface Surroundings {
  readonly today: string;
  /** Days on which matches were suspended, and none is to be played instead. */
  readonly suspendedDates: readonly string[];
  /** What is proposed to matches of other tournaments. */
  readonly held: readonly Booking[];
}

export async function readSlotProblem(
  { tournament, matches, postponed }: TournamentWithPostponed,
  { today, suspendedDates, held }: Surroundings,
): Promise<ReadSlotProblem> {
  // A match is played later than it was to be, and not before tomorrow.
  const days = postponed.map(({ matchDate }) => (matchDate > today ? matchDate : today)).sort();
  const startDate = addDays(days[0] ?? today, 1);
  const lastDate = addDays(days.at(-1) ?? today, 1 + limits.daysOfProposals);
  const open = new Map((await listCanchas()).filter(({ disponible }) => disponible).map((each) => [each.id, each]));
  const options = optionsOfStoredFixture(tournament, matches, [...open.values()]);
  const playingTimes = tournament.fixtureOptions
    ? options.playingTimes
    : options.playingTimes.map((time) => asPlayed(time, matches));
  const times = playingTimes
    .map((time) => ({ ...time, canchaIds: time.canchaIds.filter((id) => open.has(id)) }))
    .filter(({ canchaIds }) => canchaIds.length > 0);
  const { refereeIds = [], assistantIds = [] } = options.officials ?? {};
  const ofMatches = matches.flatMap(({ refereeId, assistantId }) => [refereeId, assistantId]);
  const staff = await readStaffMembersById(new Set([...refereeIds, ...assistantIds, ...ofMatches].filter(Boolean)));
  const officials = new Map([...staff].filter(([, person]) => isMatchOfficial(person)));
  const isOfficial = (id: number) => officials.has(id);
  const usedCanchas = new Set(times.flatMap(({ canchaIds }) => canchaIds));
  const { bookings, teamsOfOfficial } = await readPlanBookings(
    {
      teamIds: tournament.teamIds,
      canchas: [...open.values()].filter(({ id }) => usedCanchas.has(id)),
      officials: [...officials.values()],
    },
    addDays(startDate, -1),
    addDays(lastDate, 1),
  );
  const problem: SlotProblem = {
    matchMinutes: tournament.rules.matchMinutes,
    options: {
      ...fixtureOptionDefaults,
      pace: options.pace ?? fixtureOptionDefaults.pace,
      gapMinutes: options.gapMinutes ?? fixtureOptionDefaults.gapMinutes,
      restMinutes: options.restMinutes ?? fixtureOptionDefaults.restMinutes,
      excludedDates: [...(options.excludedDates ?? []), ...suspendedDates],
      requests: options.requests ?? [],
      playingTimes: times,
      startDate,
      officials: { refereeIds: refereeIds.filter(isOfficial), assistantIds: assistantIds.filter(isOfficial) },
      seed: 0,
    },
    bookings: [...bookings, ...held],
    teamsOfOfficial,
  };
  const known = (id: number) => (isOfficial(id) ? id : 0);
  return {
    problem,
    canchas: open,
    officials,
    matchToPlace: (match) => ({
      ...match,
      ...startsInBracket(match, matches, tournament.rules.matchMinutes),
      refereeId: known(match.refereeId),
      assistantId: known(match.assistantId),
    }),
  };
}

/** A playoff match is played when those that decide its teams are over, and over when those that wait for it begin. */
function startsInBracket({ id, feeds = [] }: StoredMatch, matches: readonly StoredMatch[], matchMinutes: number) {
  const dated = matches.filter(({ status }) => status === 'scheduled' || status === 'in_progress');
  const startOf = ({ matchDate, matchTime }: StoredMatch) => minutesSinceYearOne(matchDate, matchTime);
  const before = dated.filter((other) => other.feeds?.includes(id)).map(startOf);
  const after = dated.filter((other) => feeds.includes(other.id)).map(startOf);
  return {
    earliest: Math.max(0, ...before) + (before.length > 0 ? matchMinutes : 0),
    latest: Math.min(Number.POSITIVE_INFINITY, ...after) - matchMinutes,
    feeds,
  };
}

/** Of a fixture that was made by hand: the weekdays of its matches, and their canchas where they have some. */
function asPlayed(time: PlayingTime, matches: readonly StoredMatch[]): PlayingTime {
  const weekdays = [...new Set(matches.map(({ matchDate }) => weekday(matchDate) || 7))];
  const own = new Set(matches.map(({ canchaId }) => canchaId));
  const canchaIds = time.canchaIds.filter((id) => own.has(id));
  return { ...time, weekdays, canchaIds: canchaIds.length > 0 ? canchaIds : time.canchaIds };
}
