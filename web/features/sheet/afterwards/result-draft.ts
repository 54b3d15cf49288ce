/** The goals and cards of a match as they are being entered after it; kept in this tab until the result is saved. */
import { limits } from '#shared/domain/limits.ts';
import type { ResultEvent } from '#shared/domain/schemas/match-event.ts';
import { readDraft, saveDraft } from '../../../lib/saved-drafts.ts';

interface ResultDraft {
  readonly events: readonly ResultEvent[];
}

const draftName = (matchId: number): string => `resultado ${matchId}`;

export const readResultDraft = (matchId: number): readonly ResultEvent[] =>
  readDraft<ResultDraft>(draftName(matchId))?.events ?? [];

export const saveResultDraft = (matchId: number, events: readonly ResultEvent[]): void =>
  saveDraft(draftName(matchId), events.length > 0 ? { events } : null);

/** The events, divided into the requests that send them: one, unless there are more than a request may have. */
export function partsOfResult(events: readonly ResultEvent[]): readonly (readonly ResultEvent[])[] {
  const parts = [];
  for (let at = 0; at === 0 || at < events.length; at += limits.eventsOfResult)
    parts.push(events.slice(at, at + limits.eventsOfResult));
  return parts;
}
