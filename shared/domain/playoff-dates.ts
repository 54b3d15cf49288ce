/** Proposes when the matches of the playoffs are played, so that few dates have to be entered. */
import { addDays, daysSinceYearOne, minutesOfTime, timeOfMinutes } from './calendar.ts';
import { type KickOff, playoffRounds, stageNameOf } from './playoff-plan.ts';
import { playoffStageOf } from './rounds.ts';

interface ProposalOptions {
  readonly today: string;
  /** Date of the last league match; null if there is none. */
  readonly lastLeagueDay: string | null;
  readonly matchMinutes: number;
}

const daysBetweenStages = 7;
const firstEarlierTime = '15:00';
/** A match that would start later than this is proposed for the next day. */
const latestTime = '21:30';

/**
 * Proposes a date and a time for each playoff round, without overlaps on one cancha. If the first stage is the semifinals
 * or the final, it is today or on the day after the last league match, whichever is later. An earlier first stage is on
 * the weekday of the last league match: at least a week after that match, and not before today. Each further stage is a
 * week after the previous one.
 */
export function proposeKickOffs(rounds: readonly string[], options: ProposalOptions): Map<string, KickOff> {
  const stages = Map.groupBy(rounds, stageKey);
  const kickOffs = new Map<string, KickOff>();
  let day = firstDay(rounds[0] ?? '', options);
  for (const ofStage of stages.values()) {
    for (const [at, round] of ofStage.entries()) kickOffs.set(round, kickOffOf(round, at, day, options.matchMinutes));
    day = addDays(day, daysBetweenStages);
  }
  return kickOffs;
}

/** The dates of all rounds in the stages after that of `round`, when that stage is played on `day`. */
export function daysOfLaterStages(rounds: readonly string[], round: string, day: string): Map<string, string> {
  const stages = [...Map.groupBy(rounds, stageKey).values()];
  const at = stages.findIndex((ofStage) => ofStage.includes(round));
  return new Map(
    stages.flatMap((ofStage, later) =>
      later > at ? ofStage.map((each) => [each, addDays(day, (later - at) * daysBetweenStages)] as const) : [],
    ),
  );
}

/** The matches of one key are played together: both semifinals, the third place together with the final. */
function stageKey(round: string): string {
  const stage = playoffStageOf(round);
  return stage === 'earlier' ? stageNameOf(round) : stage === 'semifinals' ? stage : 'last';
}

function firstDay(first: string, { today, lastLeagueDay }: ProposalOptions): string {
  if (lastLeagueDay === null) return today;
  if (playoffStageOf(first) !== 'earlier') return lastLeagueDay < today ? today : addDays(lastLeagueDay, 1);
  const daysAgo = Math.max(0, daysSinceYearOne(today) - daysSinceYearOne(lastLeagueDay));
  return addDays(lastLeagueDay, Math.max(1, Math.ceil(daysAgo / 7)) * 7);
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
