/** List of a match's recorded events, newest first, each with edit and delete buttons. */
import { useState } from 'react';
import { compareByMinute } from '#shared/domain/matches/running-score.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { eventLabels } from '#shared/text/event-labels.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EventMark } from '../../../views/match/event-mark.tsx';
import { noEventsText } from '../../../views/match/why-no-events.ts';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EventEditForm } from './event-edit-form.tsx';
import { matchEventText } from './event-text.ts';

interface RecordedEventsProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly rules: TournamentRules;
}

export function RecordedEvents({ match, events, rules }: RecordedEventsProps) {
  const [editedId, setEditedId] = useState<number | null>(null);
  /** While the edited event has changes, no other one can be edited in its place. */
  const [isChanged, setIsChanged] = useState(false);
  const [deleted, setDeleted] = useState<MatchEvent | null>(null);
  const newestFirst = [...events].sort(compareByMinute).reverse();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">Eventos cargados</h3>
      {events.length === 0 ? (
        <p className="text-muted">{noEventsText(match)}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {newestFirst.map((event) => (
            <li key={event.id}>
              {editedId === event.id ? (
                <EventEditForm
                  event={event}
                  rules={rules}
                  match={match}
                  onChanged={setIsChanged}
                  onClose={() => setEditedId(null)}
                />
              ) : (
                <RecordedEvent
                  event={event}
                  isLocked={isChanged}
                  onEdit={() => setEditedId(event.id)}
                  onDelete={() => setDeleted(event)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {deleted && <DeleteEventDialog event={deleted} onClose={() => setDeleted(null)} />}
    </section>
  );
}

interface RecordedEventProps {
  readonly event: MatchEvent;
  readonly isLocked: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function RecordedEvent({ event, isLocked, onEdit, onDelete }: RecordedEventProps) {
  const { eventType, minuteFormatted, playerDisplayName, teamName, description } = event;
  return (
    <div className="flex items-center gap-2 py-1 pl-3">
      <span className="w-8 shrink-0 font-display font-semibold tabular-nums">{minuteFormatted}</span>
      <EventMark eventType={eventType} />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block">
          {playerDisplayName || eventLabels.goal}
          {eventType === 'owngoal' && ' (e.c.)'}
        </span>
        <span className="block truncate text-muted text-sm">{[teamName, description].filter(Boolean).join(' · ')}</span>
      </span>
      <IconButton
        data-event={event.id}
        icon="edit"
        label={`Editar ${matchEventText(event)}`}
        disabled={isLocked}
        onClick={onEdit}
      />
      <IconButton icon="trash" label={`Eliminar ${matchEventText(event)}`} onClick={onDelete} />
    </div>
  );
}
