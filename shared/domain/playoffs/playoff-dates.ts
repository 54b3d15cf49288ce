/** Proposes when the matches of the playoffs are played, so that few dates have to be entered. */
import { addDays, minutesOfTime, timeOfMinutes, weekday } from '../calendar/calendar.ts';
import { playoffStageOf } from '../round-names.ts';
import { nextPlayingDay, type PlayingDays } from '../rounds/next-playing-day.ts';
import { type KickOff, playoffRounds, stageNameOf } from './playoff-plan.ts';

interface ProposalOptions {
  readonly today: string;
  /** The first day of the tournament. */
  readonly startDate: string;
  /** The dates of the league matches, in order. */
  readonly leagueDates: readonly string[];
  /** When the fixture was planned to be played; null for one that was entered by hand. */
  readonly playingDays: PlayingDays | null;
  readonly matchMinutes: number;
}

const daysBetweenStages = 7;
const firstEarlierTime = '15:00';
/** A match that would start later than this is proposed for the next day. */
const latestTime = '21:30';

/**
 * Proposes a date and a time for each playoff round, without overlaps on one cancha. The first stage is on the next
 * playing day after the last league match, never in the past nor before the tournament's first day; each further stage
 * is a week after the previous one, or on the next playing day when nothing is played then.
 */
export function proposeKickOffs(rounds: readonly string[], options: ProposalOptions): Map<string, KickOff> {
  const stages = Map.groupBy(rounds, stageKey);
  const kickOffs = new Map<string, KickOff>();
  let day = firstDay(options);
  for (const ofStage of stages.values()) {
    for (const [at, round] of ofStage.entries()) kickOffs.set(round, kickOffOf(round, at, day, options.matchMinutes));
    day = dayOfNextStage(day, options.playingDays);
  }
  return kickOffs;
}

/** The dates of all rounds in the stages after that of `round`, when that stage is played on `day`. */
export function daysOfLaterStages(
  rounds: readonly string[],
  round: string,
  day: string,
  playingDays: PlayingDays | null,
): Map<string, string> {
  const stages = [...Map.groupBy(rounds, stageKey).values()];
  const at = stages.findIndex((ofStage) => ofStage.includes(round));
  let current = day;
  return new Map(
    stages.slice(at + 1).flatMap((ofStage) => {
      current = dayOfNextStage(current, playingDays);
      return ofStage.map((each) => [each, current] as const);
    }),
  );
}

/** The matches of one key are played together: both semifinals, the third place together with the final. */
function stageKey(round: string): string {
  const stage = playoffStageOf(round);
  return stage === 'earlier' ? stageNameOf(round) : stage === 'semifinals' ? stage : 'last';
}

/** The day itself or the next one after it that the fixture's options allow; null without options, or such a day. */
const playingDayFrom = (day: string, playingDays: PlayingDays | null): string | null =>
  nextPlayingDay(addDays(day, -1), playingDays);

/** A week after the previous stage, or the next playing day when nothing is played then. */
function dayOfNextStage(day: string, playingDays: PlayingDays | null): string {
  const aWeekLater = addDays(day, daysBetweenStages);
  return playingDayFrom(aWeekLater, playingDays) ?? aWeekLater;
}

/** Without options of the fixture the weekdays are guessed; without league matches any day is a playing day. */
function firstDay(options: ProposalOptions): string {
  const { today, startDate, leagueDates, playingDays } = options;
  const last = leagueDates.at(-1);
  const earliest = [today, startDate, ...(last === undefined ? [] : [addDays(last, 1)])].sort().at(-1) ?? today;
  const planned = playingDayFrom(earliest, playingDays);
  if (planned !== null) return planned;
  const days = playingWeekdays(leagueDates);
  const wait = [0, 1, 2, 3, 4, 5, 6].find((later) => days.has(weekday(addDays(earliest, later)))) ?? 0;
  return addDays(earliest, wait);
}

/** Without those on which few matches are played beside the busiest one, as postponed matches are. */
function playingWeekdays(leagueDates: readonly string[]): Set<number> {
  const matches = [...Map.groupBy(leagueDates, weekday)].map(([day, dates]) => ({ day, count: dates.length }));
  const most = Math.max(...matches.map(({ count }) => count));
  return new Set(matches.filter(({ count }) => 4 * count >= most).map(({ day }) => day));
}

function kickOffOf(round: string, at: number, day: string, matchMinutes: number): KickOff {
  switch (round) {
    case playoffRounds.semi1:
      return { matchDate: day, matchTime: '15:30' };
    case playoffRounds.semi2:
      return { matchDate: day, matchTime: timeAfter('15:30', Math.max(60, matchMinutes)) };
    case playoffRounds.third:
      return { matchDate: day, matchTime: '16:00' };
    case playoffRounds.final:
      return { matchDate: day, matchTime: timeAfter('16:00', Math.max(90, matchMinutes)) };
    default:
      return oneAfterAnother(day, firstEarlierTime, at, matchMinutes);
  }
}

/**
 * The kick-off of the match number `at` (from 0) of several that are played one after another from `time` on, each in
 * full five minutes; on the next day from the same time on when it gets late.
 */
export function oneAfterAnother(date: string, time: string, at: number, matchMinutes: number): KickOff {
  const step = Math.ceil(matchMinutes / 5) * 5;
  const perDay = Math.max(1, Math.floor((minutesOfTime(latestTime) - minutesOfTime(time)) / step) + 1);
  return {
    matchDate: addDays(date, Math.floor(at / perDay)),
    matchTime: timeAfter(time, (at % perDay) * step),
  };
}

const timeAfter = (time: string, minutes: number): string => timeOfMinutes(minutesOfTime(time) + minutes);
