/** State of recording an event: the chosen values and saving them. A failed save keeps the chosen values. */
import { useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { EventType, MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { cardMinuteText } from '#shared/text/event-labels.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useSaving } from '../../../lib/api/use-saving.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { matchEventText } from './event-text.ts';
import { saveEventInCache } from './events-cache.ts';

export interface EventEntryChoices {
  readonly teamId: number | null;
  readonly eventType: EventType | null;
  readonly minute: number | null;
  readonly description: string;
}

export function useEventEntry(match: Match, events: readonly MatchEvent[], onNews: (news: string) => void) {
  const [chosen, setChosen] = useState<EventEntryChoices>(() => ({
    teamId: null,
    eventType: null,
    minute: minuteOfLastEvent(events),
    description: '',
  }));
  const { save, isSaving, failure, forgetFailure } = useSaving();
  /** The player whose event was recorded last, or is being recorded. */
  const [eventPlayerId, setEventPlayerId] = useState<number | null>(null);
  const [minuteError, setMinuteError] = useState<string | undefined>();

  const choose = (part: Partial<EventEntryChoices>) => {
    if ('minute' in part) setMinuteError(undefined);
    setChosen((before) => ({ ...before, ...part }));
  };

  const record = (player: Player) => {
    const { id: playerId, teamId } = player;
    const { eventType, minute, description } = chosen;
    if (isSaving || eventType === null) return;
    forgetFailure();
    onNews('');
    if (minute === null && !isGoalType(eventType)) return setMinuteError(cardMinuteText);
    setEventPlayerId(playerId);
    const send = async () => {
      const body = { matchId: match.id, playerId, teamId, eventType, minute, description };
      const saved = await saveAndRefresh('POST /matchevents', 'Error al guardar el evento', { body });
      saveEventInCache(saved);
      onNews(`Cargado: ${matchEventText(saved)}`);
      // The next event often is of the same kind and team: only what was said about this one is cleared.
      setChosen((before) => ({ ...before, description: '' }));
    };
    const explain = (error: unknown) => {
      const ofMinute = error instanceof ApiError ? error.errors.find(({ path }) => path === 'minute') : undefined;
      setMinuteError(ofMinute?.message);
      return ofMinute !== undefined;
    };
    void save(send, { explain });
  };

  return { chosen, choose, record, savingId: isSaving ? eventPlayerId : null, failure, minuteError };
}

/** Minute of the event recorded last; null when the match has no events, because nobody has said a minute yet. */
function minuteOfLastEvent(events: readonly MatchEvent[]): number | null {
  const last = events.reduce<MatchEvent | null>(
    (latest, event) => (latest && latest.id > event.id ? latest : event),
    null,
  );
  return last?.minute ?? null;
}
