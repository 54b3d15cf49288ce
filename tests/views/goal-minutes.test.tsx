/** How the pages show goals whose minute is not known. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import { EventTimeline } from '#web/views/match/event-timeline.tsx';
import { MatchGoals } from '#web/views/match-goals.tsx';
import { event, goalWithoutMinute, match } from './documents.ts';

const goalOf = (playerName: string, minute: number | null): MatchGoal => ({
  matchId: match.id,
  side: 'home',
  playerName,
  minute,
  isOwnGoal: false,
});

test.each([
  [[12, 20], 'Ciro Bravo 12&#x27;, 20&#x27;'],
  [[null], 'Ciro Bravo<'],
  [[null, null], 'Ciro Bravo (2)'],
  [[12, null], 'Ciro Bravo 12&#x27; (2)'],
])('goals in the minutes %j are told as %s', (minutes, text) => {
  const goals = minutes.map((minute) => goalOf('Ciro Bravo', minute));
  expect(renderToStaticMarkup(<MatchGoals match={match} goals={goals} hasWholeNames={false} />)).toContain(text);
});

test('a timeline ends with the goals without a minute, and then claims no running score', () => {
  const timelineOf = (score: number, events: (typeof event)[]) =>
    renderToStaticMarkup(
      <EventTimeline match={{ ...match, homeScore: score, awayScore: 0 }} events={events} minutes={30} />,
    );
  const both = timelineOf(2, [goalWithoutMinute, event]);
  expect(both.indexOf('12&#x27;')).toBeLessThan(both.indexOf('–</span>'));
  expect(both).not.toContain('1 - 0');
  expect(timelineOf(1, [event])).toContain('1 - 0');
});
