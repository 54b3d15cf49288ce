/** Judges in which week or on which day each round is played, and whether a match could be played earlier. */

import { atSlot, couldBeAt, type Ground, nameOf, type Placed, teamsOf } from './placed.ts';
import { weekOf } from './playing-slots.ts';

export function* judgeCalendar(ground: Ground, matches: readonly Placed[]): Generator<string> {
  const { pace } = ground.problem.options;
  if (pace === 'continuous') {
    for (const match of matches) if (match.moved) yield `${nameOf(match)} is moved, but no round has days of its own`;
  } else {
    yield* judgePeriods(ground, matches);
  }
  yield* judgeHoles(ground, matches);
}

/** A period is the week or the day that a round takes for itself. */
function* judgePeriods(ground: Ground, matches: readonly Placed[]): Generator<string> {
  const { problem, days } = ground;
  const periodOf = problem.options.pace === 'week' ? weekOf : (day: number) => day;
  const periods = [...new Set(days.map(periodOf))];
  let previous = -1;
  let isPreviousKnown = true;
  for (const [round, ofRound] of Map.groupBy(matches, (match) => match.round)) {
    const own = [...new Set(ofRound.filter(({ moved }) => !moved).map(({ day }) => periodOf(day)))];
    if (own.length > 1) yield `round ${round + 1} takes more than one ${problem.options.pace}`;
    const [period] = own;
    // Nothing says which period a round took of which every match is moved.
    if (period === undefined) isPreviousKnown = false;
    if (period === undefined) continue;
    if (period <= previous) yield `round ${round + 1} does not come after the one before it`;
    for (const skipped of periods.filter((one) => isPreviousKnown && one > previous && one < period))
      if (roundCouldTake(ground, matches, round, (day) => periodOf(day) === skipped))
        yield `round ${round + 1} skips a ${problem.options.pace} in which it fits`;
    previous = period;
    isPreviousKnown = true;
    const daysOfRound = days.filter((day) => periodOf(day) === period);
    for (const match of ofRound.filter(({ moved }) => moved)) yield* judgeMoved(ground, matches, match, daysOfRound);
  }
}

/** Whether all matches of the round find slots on these days, for every demand but 'unavailable', beside all others. */
function roundCouldTake(ground: Ground, all: readonly Placed[], round: number, isDay: (day: number) => boolean) {
  const requests = ground.problem.options.requests.filter(({ kind }) => kind !== 'unavailable');
  const problem = { ...ground.problem, options: { ...ground.problem.options, requests } };
  const willing = { ...ground, problem };
  const slots = ground.slots.filter(({ day }) => isDay(day));
  const others = all.filter((match) => match.round !== round);
  let steps = 0;
  const place = (left: readonly Placed[], placed: readonly Placed[]): boolean => {
    const [match, ...rest] = left;
    if (!match) return true;
    return slots.some((slot) => {
      steps += 1;
      // Beyond this many steps the plan gets the benefit of the doubt.
      if (steps > 3000) return false;
      const there = atSlot(willing, match, slot, placed);
      return there !== undefined && place(rest, [...placed, there]);
    });
  };
  return place(
    all.filter((match) => match.round === round),
    others.filter(({ day }) => isDay(day)),
  );
}

/** A moved match belongs to a team that is unavailable in its round's days, and is on the nearest day that has a place. */
function* judgeMoved(ground: Ground, all: readonly Placed[], match: Placed, daysOfRound: readonly number[]) {
  if (daysOfRound.includes(match.day)) yield `${nameOf(match)} is moved, but inside its round's days`;
  const isAsked = daysOfRound.some((day) => isUnavailable(ground, match, day));
  if (!isAsked) yield `${nameOf(match)} is moved, and nobody asked for it`;
  const others = all.filter((other) => other !== match);
  const possible = [...new Set([...ground.days, match.day])].filter(
    (day) =>
      day === match.day || (ground.slotsOfDay.get(day) ?? []).some((slot) => couldBeAt(ground, match, slot, others)),
  );
  // A round of several days does not say from which one the nearest is counted: from any of them is right.
  const isNearest = daysOfRound.some((from) => {
    const distance = Math.abs(match.day - from);
    return possible.every((day) => {
      const other = Math.abs(day - from);
      return other > distance || (other === distance && day <= match.day);
    });
  });
  if (!isNearest) yield `${nameOf(match)} is moved further than to the nearest day`;
}

function isUnavailable({ problem, slotsOfDay }: Ground, match: Placed, day: number): boolean {
  const date = slotsOfDay.get(day)?.[0]?.matchDate ?? '';
  return problem.options.requests.some(
    (request) =>
      request.kind === 'unavailable' &&
      teamsOf(match).includes(request.teamId) &&
      request.from <= date &&
      date <= request.to,
  );
}

/**
 * A hole is a free slot, earlier on the day than a match that could simply be played there. In the pace 'continuous'
 * the earlier days count too.
 */
function* judgeHoles(ground: Ground, matches: readonly Placed[]): Generator<string> {
  const isContinuous = ground.problem.options.pace === 'continuous';
  for (const match of matches) {
    const near = isContinuous ? ground.slots : (ground.slotsOfDay.get(match.day) ?? []);
    const others = matches.filter((other) => other !== match && (isContinuous || other.day === match.day));
    const taken = new Set(others.map(({ start, canchaId }) => `${start} ${canchaId}`));
    const hole = near.find(
      (slot) =>
        slot.start < match.start &&
        !taken.has(`${slot.start} ${slot.canchaId}`) &&
        couldBeAt(ground, match, slot, others),
    );
    if (hole)
      yield `${nameOf(match)} leaves a hole: it could be on ${hole.matchDate} at ${hole.matchTime} on cancha ${hole.canchaId}`;
  }
}
