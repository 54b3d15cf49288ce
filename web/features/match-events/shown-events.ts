/** Keeps the match on the screen in step with the event that was just saved or deleted. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

/** The score of a match under way follows its goals: the server says it. */
const change = (matchId: number, events: (before: MatchEvent[]) => MatchEvent[]) =>
  showAtOnce(
    'GET /matches/{id}/detail',
    { params: { id: matchId } },
    (detail) => ({ ...detail, events: events(detail.events) }),
    { isAskedAgain: true },
  );

export const showEvent = (saved: MatchEvent): void =>
  change(saved.matchId, (before) => [...before.filter(({ id }) => id !== saved.id), saved]);

export const hideEvent = (gone: MatchEvent): void =>
  change(gone.matchId, (before) => before.filter(({ id }) => id !== gone.id));
