/** The score of a match while events are recorded, and how a match gets into play. */

import { finalScoreOfEvents, scoreAfterChange } from '../matches/running-score.ts';
import type { SheetEvent, SheetWithMatch } from './state.ts';

/** Whether the score is that of the events. A walkover's score never depends on them. */
export function isScoreOfEvents({
  walkover,
  homeScore,
  awayScore,
  homeTeamId,
  events,
}: Pick<SheetWithMatch, 'walkover' | 'homeScore' | 'awayScore' | 'homeTeamId'> & {
  readonly events: Parameters<typeof finalScoreOfEvents>[0];
}): boolean {
  const goals = finalScoreOfEvents(events, homeTeamId);
  return walkover !== null || (goals.home === homeScore && goals.away === awayScore);
}

/** The match in play, if it was still to be played. Events that were recorded before count. */
export function withMatchInPlay(state: SheetWithMatch): SheetWithMatch {
  if (state.status !== 'scheduled') return state;
  const goals = finalScoreOfEvents(state.events, state.homeTeamId);
  return { ...state, status: 'in_progress', homeScore: goals.home, awayScore: goals.away };
}

/**
 * The sheet with other events. The score changes by the goals that came and went: a running score that was corrected by
 * hand keeps its difference. A walkover, or a final score that was corrected by hand, stays.
 */
export function withEvents(before: SheetWithMatch, events: readonly SheetEvent[]): SheetWithMatch {
  const state = { ...withMatchInPlay(before), events };
  const isFixed = state.walkover !== null || (state.status === 'completed' && !state.scoreFollowsEvents);
  if (isFixed) return state;
  const goals = {
    before: finalScoreOfEvents(before.events, before.homeTeamId),
    after: finalScoreOfEvents(events, before.homeTeamId),
  };
  return withShootOutIfLevel({ ...state, ...scoreAfterChange(state, goals) });
}

/** A shoot-out that was recorded with the end counts while the final score is level. */
function withShootOutIfLevel(state: SheetWithMatch): SheetWithMatch {
  if (state.status !== 'completed' || !state.end) return state;
  const isLevel = state.homeScore === state.awayScore;
  const { homePenalties, awayPenalties } = isLevel ? state.end : { homePenalties: null, awayPenalties: null };
  return { ...state, homePenalties, awayPenalties };
}
